import { TextInput } from '@mantine/core';
import '../../src/theme/form.css';
import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { ActionRow } from './ActionRow.tsx';
import type { MockState } from './control.ts';
import { Section } from './Section.tsx';
import { texts } from './text.ts';
import type { Panel } from './usePanel.ts';

/** The page's address with the mock's present settings, for the clipboard or, where that is refused, to be copied by hand. */
export function CopyLink({ panel: { state, say } }: { panel: Panel }) {
  const [link, setLink] = useState<string | null>(null);

  async function copy() {
    const address = await linkTo(location.href, state);
    try {
      await navigator.clipboard.writeText(address);
      setLink(null);
      say({ text: texts.data.copied, failed: false });
    } catch {
      setLink(address);
      say({ text: texts.data.notCopied, failed: true });
    }
  }

  return (
    <Section title={texts.data.link}>
      <ActionRow
        label={texts.data.copy}
        hint={texts.data.linkHint}
        icon={<IconLink size={18} aria-hidden />}
        onClick={() => void copy()}
      />
      {link !== null && (
        <TextInput
          size="sm"
          dir="ltr"
          label={texts.data.linkLabel}
          value={link}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </Section>
  );
}

/** `page` with the words of these settings in place of those that it had. */
async function linkTo(page: string, state: MockState): Promise<string> {
  // The words bring all calls of the API with them, and few visits need a link.
  const { toWords } = await import('../server/settings.ts');
  const address = new URL(page);
  address.searchParams.delete('mock');
  for (const word of toWords(state)) address.searchParams.append('mock', word);
  return address.href;
}
