import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BlogForm, type BlogValues } from '../../components/blog/BlogForm/BlogForm.tsx';
import { toast } from '../../components/feedback/toast.tsx';
import { DraftNotice } from '../../components/form/DraftNotice/DraftNotice.tsx';
import { useCreateBlog } from '../../data/blogs.ts';
import { useDraft } from '../../data/useDraft.ts';
import { paths } from '../../paths.ts';
import { fa } from '../../text/fa.ts';

/** Milliseconds from the server's answer to the list of articles (product §9). */
const LEAVE_AFTER = 1000;

/** The form of a new article: published or not, the list follows, and what was not published stays as a draft (product §4). */
export function NewArticle() {
  const { send, busy, uploaded, cancel } = useCreateBlog();
  const navigate = useNavigate();
  const { kept, generation, save, drop } = useDraft('blog');
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => void navigate(paths.blogs), LEAVE_AFTER);
    return () => clearTimeout(timer);
  }, [leaving, navigate]);

  async function publish({ title, content, cover }: BlogValues): Promise<boolean> {
    const outcome = await send({ form: { title, content, cover_image: cover } });
    if (outcome.status === 'ignored') return false;
    setLeaving(true);
    if (outcome.status === 'failed') {
      const { kind, status, detail } = outcome.error;
      const reason = status === 413 ? fa.errors.uploadTooLarge : detail;
      toast('error', 'blog', kind === 'http' ? fa.blog.createFailed(reason) : fa.blog.networkFailed);
      return false;
    }
    toast('success', 'blog', fa.blog.created);
    return true;
  }

  return (
    <>
      {kept && <DraftNotice onDrop={drop} />}
      <BlogForm
        key={generation}
        initial={{ title: kept?.['title'] ?? '', content: kept?.['content'] ?? '' }}
        onTyped={save}
        onSubmit={publish}
        busy={busy || leaving}
        uploaded={uploaded}
        onCancelUpload={cancel}
      />
    </>
  );
}
