import { ActionIcon, CopyButton, FileButton, TextInput } from '@mantine/core';
import '../../src/theme/form.css';
import { IconCheck, IconCopy, IconDownload, IconRestore, IconUpload } from '@tabler/icons-react';
import { ActionRow } from './ActionRow.tsx';
import { Section } from './Section.tsx';
import { texts } from './text.ts';
import { signInAgain } from './user.ts';
import type { Panel } from './usePanel.ts';

/** The mock's data out of the page, into it and back to the start, and the settings as a link. */
export function DataSection({ panel }: { panel: Panel }) {
  const { state, context, act } = panel;
  const { control } = context;

  const take = (done: string, name: string, read: () => Promise<object>) =>
    act(done, async () => download(name, await read()), { quiet: true });

  const replaceData = (done: string, replace: () => Promise<unknown>) =>
    act(done, async () => {
      await replace();
      await signInAgain(context, state);
    });

  const link = linkTo(location.href, state.words);
  const [bring, , brought] = texts.data.import;
  return (
    <>
      <Section title={texts.tabs.data}>
        <ActionRow
          texts={texts.data.export}
          icon={IconDownload}
          onClick={(done) => take(done, 'mock.json', control.snapshot)}
        />
        {state.records && (
          <ActionRow
            texts={texts.data.record}
            icon={IconDownload}
            onClick={(done) => take(done, 'recording.json', control.recording)}
          />
        )}
        <FileButton
          accept=".json,application/json"
          inputProps={{ 'aria-label': bring }}
          onChange={(file) => file && replaceData(brought, async () => control.restore(await readJsonFile(file)))}
        >
          {({ onClick }) => <ActionRow texts={texts.data.import} icon={IconUpload} onClick={onClick} />}
        </FileButton>
        <ActionRow
          texts={texts.data.reset}
          icon={IconRestore}
          danger
          onClick={(done) => replaceData(done, control.reset)}
        />
      </Section>
      <TextInput
        size="sm"
        dir="ltr"
        label={texts.data.link}
        description={texts.data.linkHint}
        value={link}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
        rightSection={
          <CopyButton value={link}>
            {({ copied, copy }) => (
              <ActionIcon aria-label={copied ? texts.data.copied : texts.data.copy} onClick={copy}>
                {copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
              </ActionIcon>
            )}
          </CopyButton>
        }
      />
    </>
  );
}

/** `page` with these words of settings in place of those that it had. */
function linkTo(page: string, words: readonly string[]): string {
  const address = new URL(page);
  address.searchParams.delete('mock');
  for (const word of words) address.searchParams.append('mock', word);
  return address.href;
}

async function readJsonFile(file: File): Promise<object> {
  const content: unknown = await new Response(file).json().catch(() => null);
  if (typeof content === 'object' && content !== null) return content;
  throw new Error(texts.data.notJson);
}

function download(name: string, content: object): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
