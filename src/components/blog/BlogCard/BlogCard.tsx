import { Anchor, Button, Card, Tabs, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconArticle, IconBook2, IconHeart, IconMessageCircle, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useHref } from 'react-router-dom';
import type { Blog } from '../../../api/blogs.ts';
import { directionOf, shownText, stripBidi } from '../../../lib/text.ts';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { formatNumber } from '../../../text/format.ts';
import '../../../theme/content.css';
import { articleTitle } from '../articleTitle.ts';
import { CourseCover } from '../../course/CourseCover/CourseCover.tsx';
import { keysOf } from '../../../lib/keys.ts';
import { Link } from '../../layout/Link/Link.tsx';
import classes from './BlogCard.module.css';
import { Byline } from '../Byline/Byline.tsx';
import { Excerpt } from './excerpt.tsx';
import { Words } from '../../layout/Words/Words.tsx';

/** The four tabs of an article's card, in order, with their icons (product §2, blog list). */
const ICONS = { main: IconArticle, likes: IconHeart, comments: IconMessageCircle, read: IconBook2 };

export type BlogTab = keyof typeof ICONS;

/** The tabs that have a panel. The tab `read` opens the article's page instead. */
export type ShownTab = Exclude<BlogTab, 'read'>;

const TABS = keysOf(ICONS);

interface BlogCardProps {
  blog: Blog;
  /** Whether this is the card of the first article, which is larger on wide screens. Default false. */
  lead?: boolean;
  /** Whether the cover loads at once and the title is larger. Default: the value of `lead`. */
  eager?: boolean;
  tab: ShownTab;
  /** Called with the tab to open, or with `read` for the article's page. */
  onTab: (tab: BlogTab) => void;
  /** The number of likes to show. It may include a like that is still being sent. */
  likeCount: number;
  /** The content of the likes tab. */
  likes: ReactNode;
  /** The comments and their form. They mount when their tab first opens. */
  comments: ReactNode;
}

/** An article's card with four tabs. With open comments, the card takes a whole row (product §2, blog list). */
export function BlogCard({ blog, lead = false, eager = lead, tab, onTab, likeCount, likes, comments }: BlogCardProps) {
  const title = articleTitle(blog);
  const author = shownText(blog.author);
  const href = useHref(paths.article(blog.id));
  const isWide = tab === 'comments';
  const mod = { wide: isWide, lead: lead && !isWide };
  const [commentsSeen, setCommentsSeen] = useState(false);
  if (tab === 'comments' && !commentsSeen) setCommentsSeen(true);
  const card = useRef<HTMLDivElement>(null);
  const mainTab = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A card that becomes wide gets a row of its own, which may be off the screen. The page then scrolls to the card.
    if (isWide) card.current?.scrollIntoView({ block: 'start' });
  }, [isWide]);
  const close = () => {
    onTab('main');
    mainTab.current?.focus();
  };

  const labels: Record<BlogTab, { name: string; text?: string }> = {
    main: { name: fa.blog.mainTab, text: fa.blog.mainTab },
    likes: { name: fa.blog.likesTab(likeCount), text: formatNumber(likeCount) },
    comments: { name: fa.blog.commentsTab(blog.comment_count), text: formatNumber(blog.comment_count) },
    read: { name: fa.blog.readMoreTab, text: fa.blog.readMoreTab },
  };
  return (
    <Card ref={card} component="article" className={classes.card} padding={0} mod={mod}>
      {/* The title is the link for keyboard and screen reader users. */}
      <Link to={paths.article(blog.id)} className={classes.cover} tabIndex={-1} aria-hidden>
        <CourseCover src={blog.cover_image} eager={eager} />
      </Link>
      <div className={classes.words}>
        <div>
          <Title order={2} size={eager ? 'h2' : 'h3'} dir={directionOf(title)} title={title} lineClamp={4}>
            <Anchor component={Link} to={paths.article(blog.id)} inherit c="inherit">
              <Words>{title}</Words>
            </Anchor>
          </Title>
          <Text size="sm" c="dimmed" mt="xs" title={author} {...(!isWide && { lineClamp: 2 })}>
            <Byline author={blog.author} content={blog.content} />
          </Text>
        </div>
        <Tabs
          value={tab}
          onChange={(value) => onTab(TABS.find((known) => known === value) ?? 'main')}
          // Opening a tab may move the card, so arrow keys only move the focus.
          activateTabWithKeyboard={false}
          keepMountedMode="display-none"
          inverted={!isWide}
          flex={1}
          display="flex"
          style={{ flexDirection: 'column' }}
        >
          {/* The tabs come first in the DOM, for keyboards and screen readers. CSS moves them down unless the comments
              are open. */}
          <Tabs.List className={classes.list} aria-label={fa.blog.tabsOf(title)}>
            {TABS.map((value) => {
              const Icon = ICONS[value];
              const { name, text } = labels[value];
              return (
                <Tabs.Tab
                  key={value}
                  ref={value === 'main' ? mainTab : undefined}
                  value={value}
                  className={classes.tab}
                  mod={{ reading: value === 'read', to: value === 'read' && href }}
                >
                  <Icon size={20} stroke={1.6} aria-hidden />
                  {text && <span aria-hidden>{text}</span>}
                  <VisuallyHidden component="span">{`${name}: ${title}`}</VisuallyHidden>
                </Tabs.Tab>
              );
            })}
          </Tabs.List>
          <div className={classes.panels}>
            <Tabs.Panel value="main" py="sm" mod={{ closed: tab !== 'main' }}>
              <Excerpt text={stripBidi(blog.content)} length={lead ? 700 : eager ? 180 : 140} />
            </Tabs.Panel>
            <Tabs.Panel value="likes" py="sm" mod={{ closed: tab !== 'likes' }}>
              {likes}
            </Tabs.Panel>
          </div>
          <Tabs.Panel value="comments" py="sm">
            {commentsSeen && comments}
            <Button variant="default" mt="lg" leftSection={<IconX size={18} aria-hidden />} onClick={close}>
              {fa.common.close}
            </Button>
          </Tabs.Panel>
        </Tabs>
      </div>
    </Card>
  );
}
