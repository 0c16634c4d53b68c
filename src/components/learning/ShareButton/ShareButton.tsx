import { Button } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { useHref } from 'react-router-dom';
import { fa } from '../../../text/fa.ts';
import { toast } from '../../feedback/toast.tsx';

interface ShareButtonProps {
  title: string;
  /** The path on the site. The origin and the site's base path are added. */
  path: string;
}

/** Opens the system's share sheet for a page, or copies the page's URL (product §10). */
export function ShareButton({ title, path }: ShareButtonProps) {
  const href = useHref(path);
  async function share() {
    const url = new URL(href, location.href).href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
    } catch (error) {
      // `AbortError`: the user closed the share sheet. `InvalidStateError`: the sheet is still open.
      if (error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)) return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast('success', 'page', fa.learning.copied);
    } catch {
      toast('error', 'page', fa.learning.copyFailed);
    }
  }
  return (
    <Button
      variant="default"
      px="sm"
      leftSection={<IconShare2 size={22} aria-hidden />}
      aria-label={fa.learning.shareOf(title)}
      onClick={() => void share()}
    >
      {fa.learning.share}
    </Button>
  );
}
