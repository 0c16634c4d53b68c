import { Textarea, TextInput } from '@mantine/core';
import { directionOf, isBlank } from '../../../lib/text.ts';
import { NeedsConnection } from '../../feedback/NeedsConnection/NeedsConnection.tsx';
import { fa } from '../../../text/fa.ts';
import { AcademyForm, SubmitButton } from '../../form/AcademyForm/AcademyForm.tsx';
import { useAcademyForm } from '../../form/AcademyForm/useAcademyForm.ts';
import { CoverField } from '../../form/CoverField/CoverField.tsx';
import { UploadProgress, type UploadProps } from '../../form/UploadProgress/UploadProgress.tsx';
import { BLOG_COVER, COVER_SIZE } from '../../form/pictures.ts';
import classes from './BlogForm.module.css';

/** The text fields of an article. */
export interface BlogTexts {
  title: string;
  content: string;
}

/** A new article. */
export interface BlogValues extends BlogTexts {
  cover: File;
}

interface BlogFormProps extends UploadProps {
  /** The initial values, such as a draft. */
  initial: BlogTexts;
  /** Called with the title and the content on every change. */
  onTyped: (texts: BlogTexts) => void;
  /** Publishes the article. Resolves with true on success. The form then clears the sent text and cover. */
  onSubmit: (values: BlogValues) => Promise<boolean>;
  /** Whether the form stays busy after a successful submission, until the next page opens. Default false. */
  busy?: boolean;
}

const notBlank = (message: string) => (text: string) => (isBlank(text) ? message : null);

/** The form for a new article: title, content and cover (product §5). */
export function BlogForm({ initial, onTyped, onSubmit, busy = false, uploaded = null, onCancelUpload }: BlogFormProps) {
  const form = useAcademyForm<BlogTexts & { cover: File | null }>({
    initialValues: { ...initial, cover: null },
    validate: {
      title: notBlank(fa.blog.titleRequired),
      content: notBlank(fa.blog.contentRequired),
      cover: (cover) => (cover ? null : fa.blog.coverRequired),
    },
    validateInputOnBlur: false,
    onValuesChange: (values) => onTyped(values),
    async onSubmit({ title, content, cover }) {
      const texts = { title: title.trim(), content: content.trim() };
      if (!cover || !(await onSubmit({ ...texts, cover }))) return;
      // Keeps text that the user typed while the article was being sent.
      const now = form.getValues();
      const isSent = now.title.trim() === texts.title && now.content.trim() === texts.content;
      form.setValues({ ...(isSent && { title: '', content: '' }), cover: null });
    },
  });
  const working = busy || form.submitting;
  return (
    <>
      <AcademyForm
        form={form}
        aside={
          <>
            <CoverField
              {...form.getInputProps('cover')}
              label={fa.blog.cover}
              rules={BLOG_COVER}
              best={COVER_SIZE}
              value={form.values.cover}
              onRefuse={(message) => form.setFieldError('cover', message)}
              onCheck={form.waitFor}
              required
              disabled={working}
            />
            <NeedsConnection text={fa.offline.sending} />
          </>
        }
        footer={<SubmitButton busy={working} label={fa.blog.publish} busyLabel={fa.blog.publishing} />}
      >
        <TextInput
          {...form.getInputProps('title')}
          label={fa.blog.titleField}
          dir={directionOf(form.values.title)}
          aria-required
        />
        <Textarea
          {...form.getInputProps('content')}
          label={fa.blog.contentField}
          dir={directionOf(form.values.content)}
          minRows={6}
          maxRows={24}
          classNames={{ input: classes.content }}
          aria-required
        />
      </AcademyForm>
      {uploaded !== null && <UploadProgress share={uploaded} onCancel={onCancelUpload} />}
    </>
  );
}
