import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { blogsApi } from '../../api/blogs.ts';
import { ApiError } from '../../api/errors.ts';
import { useApi, useReload } from '../../data/swr.tsx';
import { BlogForm, type BlogValues } from '../../components/blog/BlogForm/BlogForm.tsx';
import { toast } from '../../components/feedback/toast.tsx';
import { DraftNotice } from '../../components/form/DraftNotice/DraftNotice.tsx';
import { useDraft } from '../../components/form/DraftNotice/useDraft.ts';
import { paths } from '../../paths.ts';
import { fa } from '../../text/fa.ts';

/** Milliseconds from the server's answer to the list of articles (product §9). */
const LEAVE_AFTER = 1000;

/** The form of a new article: published or not, the list follows, and what was not published stays as a draft (product §4). */
export function NewArticle({ userId }: { userId: string }) {
  const { client } = useApi();
  const reload = useReload();
  const navigate = useNavigate();
  const { kept, generation, save, drop } = useDraft('blog', userId);
  const [leaving, setLeaving] = useState(false);
  const [uploaded, setUploaded] = useState<number | null>(null);
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => void navigate(paths.blogs), LEAVE_AFTER);
    return () => clearTimeout(timer);
  }, [leaving, navigate]);

  async function publish({ title, content, cover }: BlogValues): Promise<boolean> {
    try {
      await client.call(blogsApi.create, { form: { title, content, cover_image: cover } }, { onProgress: setUploaded });
      toast('success', 'blog', fa.blog.created);
      void reload(blogsApi.list).catch(() => undefined);
      return true;
    } catch (error) {
      const refused = error instanceof ApiError && error.kind === 'http';
      toast('error', 'blog', refused ? fa.blog.createFailed(error.detail) : fa.blog.networkFailed);
      return false;
    } finally {
      setUploaded(null);
      setLeaving(true);
    }
  }

  return (
    <>
      {kept && <DraftNotice onDrop={drop} />}
      <BlogForm
        key={generation}
        initial={{ title: kept?.['title'] ?? '', content: kept?.['content'] ?? '' }}
        onTyped={save}
        onSubmit={publish}
        busy={leaving}
        uploaded={uploaded}
      />
    </>
  );
}
