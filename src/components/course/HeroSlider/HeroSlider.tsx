import { ActionIcon, Anchor, Group, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { fallbackOf } from '../../layout/ApiImage/ApiImage.tsx';
import { announce } from '../../feedback/announce.ts';
import { Link } from '../../layout/Link/Link.tsx';
import { fa } from '../../../text/fa.ts';
import classes from './HeroSlider.module.css';
import { SLIDE_EVERY, useSlides } from './useSlides.ts';
import { useSwipe } from './useSwipe.ts';

export interface HeroSlide {
  /** The slide's heading, which is also its accessible name. */
  title: string;
  /** A line below the title. */
  text: string;
  /** URL of a wide image with its subject in the middle. */
  picture: string;
  /** The path that the slide links to. */
  to: string;
}

interface HeroSliderProps {
  /** The slides. Without slides, nothing is rendered. */
  slides: readonly HeroSlide[];
  /** Milliseconds per slide. Default 5,000. */
  interval?: number;
}

/** Slides that change automatically every five seconds. They pause on hover and keyboard focus (product §2, §9). */
export function HeroSlider({ slides, interval = SLIDE_EVERY }: HeroSliderProps) {
  const { active, playing, show, togglePlaying, hold } = useSlides(slides.length, interval);
  // Announces the title only if the user chose the slide. Automatic changes are not announced.
  const showAndSay = (index: number) => announce(slides[show(index)]?.title ?? '');
  const swipe = useSwipe((steps) => showAndSay(active + steps));
  // Each image loads while the slide before it is shown, so that later images do not compete with the first screen's
  // requests.
  const [seen, setSeen] = useState(0);
  if (active > seen) setSeen(active);

  if (slides.length === 0) return null;
  return (
    <section className={classes.root} aria-label={fa.home.slider} {...hold} {...swipe}>
      <div className={classes.stage}>
        {slides.map(({ title, text, picture, to }, index) => (
          <div
            key={to}
            className={classes.slide}
            role="group"
            aria-label={title}
            data-active={index === active || undefined}
            inert={index !== active}
          >
            <div className={classes.frame}>
              {index <= Math.max(seen, active) + 1 && (
                <img
                  className={classes.picture}
                  src={picture}
                  alt=""
                  width={800}
                  height={450}
                  fetchPriority={index === 0 ? 'high' : 'low'}
                  draggable={false}
                  referrerPolicy="no-referrer"
                  onError={({ currentTarget }) => {
                    const fallback = fallbackOf('department');
                    if (currentTarget.getAttribute('src') !== fallback) currentTarget.src = fallback;
                  }}
                />
              )}
            </div>
            <Stack gap={0} align="flex-start" className={classes.words}>
              <Title order={2} size="h3">
                {title}
              </Title>
              <Text c="dimmed">{text}</Text>
              <Anchor component={Link} to={to} fw={600} data-touch aria-label={fa.home.slideLinkOf(title)}>
                {fa.home.slideLink}
              </Anchor>
            </Stack>
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <SlideControls
          count={slides.length}
          active={active}
          playing={playing}
          onShow={showAndSay}
          onTogglePlaying={togglePlaying}
        />
      )}
    </section>
  );
}

interface SlideControlsProps {
  /** The number of slides. */
  count: number;
  /** The index of the current slide. */
  active: number;
  /** Whether the slides change automatically. */
  playing: boolean;
  /** Called with the index of the slide to show. An index out of range wraps around. */
  onShow: (index: number) => void;
  /** Starts or pauses the slides. */
  onTogglePlaying: () => void;
}

function SlideControls({ count, active, playing, onShow, onTogglePlaying }: SlideControlsProps) {
  return (
    <div className={classes.controls}>
      {/* Aligns the first dot and the last icon with the text, by moving their larger touch targets outwards. */}
      <Group gap={0} ms={-9}>
        {Array.from({ length: count }, (_, index) => (
          <UnstyledButton
            key={index}
            className={classes.dot}
            aria-label={fa.home.slide(index + 1)}
            aria-current={index === active ? 'true' : undefined}
            onClick={() => onShow(index)}
          />
        ))}
      </Group>
      <Group gap={0} me={-12}>
        <ActionIcon visibleFrom="xsm" aria-label={fa.home.previousSlide} onClick={() => onShow(active - 1)}>
          <IconChevronLeft className="mantine-rotate-rtl" aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={playing ? fa.home.pauseSlider : fa.home.playSlider} onClick={onTogglePlaying}>
          {playing ? <IconPlayerPauseFilled size={18} aria-hidden /> : <IconPlayerPlayFilled size={18} aria-hidden />}
        </ActionIcon>
        <ActionIcon visibleFrom="xsm" aria-label={fa.home.nextSlide} onClick={() => onShow(active + 1)}>
          <IconChevronRight className="mantine-rotate-rtl" aria-hidden />
        </ActionIcon>
      </Group>
    </div>
  );
}
