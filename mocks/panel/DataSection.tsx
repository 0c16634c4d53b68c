import { TextInput } from '@mantine/core';
import '../../src/theme/form.css';
import { ActionRow } from './ActionRow.tsx';
import { IconDownload, IconLink, IconRestore, IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { MockState } from '../handlers/control.ts';
import { Section } from './Section.tsx';
import { signInAgain } from './user.ts';
import { texts } from './text.ts';
import type { Panel } from './usePanel.ts';

const icon = { size: 18, 'aria-hidden': true } as const;

/** The mock's data out of the page, into it and back to the start, and the settings as a link. */
export function DataSection({ panel }: { panel: Panel }) {
  const { state, context, act } = panel;
  const picker = useRef<HTMLInputElement>(null);

  const take = (done: string, name: string, read: () => Promise<unknown>) =>
    void act(done, async () => download(name, await read()), { quiet: true });

  async function bring(file: File | undefined) {
    if (!file) return;
    await act(texts.data.imported, async () => {
      await context.control.restore(await readJsonFile(file));
      await signInAgain(context, state);
    });
  }

  const reset = () =>
    act(texts.data.wasReset, async () => {
      await context.control.reset();
      await signInAgain(context, state);
    });

  return (
    <>
      <Section title={texts.tabs.data}>
        <ActionRow
          label={texts.data.export}
          hint={texts.data.exportHint}
          icon={<IconDownload {...icon} />}
          onClick={() => take(texts.data.exported, 'mock.json', context.control.snapshot)}
        />
        {state.records && (
          <ActionRow
            label={texts.data.record}
            hint={texts.data.recordHint}
            icon={<IconDownload {...icon} />}
            onClick={() => take(texts.data.recorded, 'recording.json', context.control.recording)}
          />
        )}
        <ActionRow
          label={texts.data.import}
          hint={texts.data.importHint}
          icon={<IconUpload {...icon} />}
          onClick={() => picker.current?.click()}
        />
        <input
          ref={picker}
          type="file"
          accept=".json,application/json"
          aria-label={texts.data.import}
          hidden
          onChange={({ currentTarget }) => {
            void bring(currentTarget.files?.[0]);
            // The same file can then be chosen once more.
            currentTarget.value = '';
          }}
        />
        <ActionRow
          label={texts.data.reset}
          hint={texts.data.resetHint}
          icon={<IconRestore {...icon} />}
          danger
          onClick={() => void reset()}
        />
      </Section>
      <CopyLink panel={panel} />
    </>
  );
}

/** The page's address with the mock's present settings, for the clipboard or, where that is refused, to be copied by hand. */
function CopyLink({ panel: { state, say } }: { panel: Panel }) {
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
        icon={<IconLink {...icon} />}
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

async function readJsonFile(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch (cause) {
    throw new Error(texts.data.notJson, { cause });
  }
}

function download(name: string, content: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
