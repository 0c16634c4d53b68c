import { CopyLink } from './CopyLink.tsx';
import { ActionRow } from './ActionRow.tsx';
import { IconDownload, IconRestore, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { Section } from './Section.tsx';
import { signInAgain } from './user.ts';
import { texts } from './text.ts';
import type { Panel } from './usePanel.ts';

const icon = { size: 18, 'aria-hidden': true } as const;

/** The mock's data out of the page, into it and back to the start, and the settings as a link. */
export function DataSection({ panel }: { panel: Panel }) {
  const { state, context, act } = panel;
  const picker = useRef<HTMLInputElement>(null);

  const take = () =>
    act(texts.data.exported, async () => download('mock.json', await context.control.snapshot()), { quiet: true });

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
          onClick={() => void take()}
        />
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
