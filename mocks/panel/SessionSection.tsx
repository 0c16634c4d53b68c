import { useSyncExternalStore } from 'react';
import { ActionRow } from './ActionRow.tsx';
import { Choices } from './Choices.tsx';
import type { MockState } from '../handlers/control.ts';
import { expireTokens, switchUser } from './user.ts';
import { Section } from './Section.tsx';
import { texts } from './text.ts';
import type { Panel } from './usePanel.ts';

const VISITOR = '';
const FIVE_MINUTES = 300;
const clock = new Intl.DateTimeFormat('fa-IR', { timeStyle: 'medium' });

/** Who the page's user is, and when their tokens end. */
export function SessionSection({ panel }: { panel: Panel }) {
  const { state, context, act } = panel;
  const { session } = context.academy;
  const { user } = useSyncExternalStore(session.subscribe, session.getState);
  const users = [VISITOR, ...state.accounts.map(({ username }) => username)];
  const quiet = { quiet: true };

  return (
    <>
      <Section title={texts.session.who}>
        <Choices
          label={texts.session.who}
          value={user?.username ?? VISITOR}
          options={users.map((value) => ({ value, title: roleOf(state, value) }))}
          onChange={(name) => void act(texts.session.done, () => switchUser(context, state, name), quiet)}
        />
      </Section>
      <Section
        title={texts.session.clock}
        hint={user ? texts.session.until(clock.format(user.expiresAt)) : texts.session.noToken}
      >
        <ActionRow
          label={texts.session.soon}
          hint={texts.session.soonHint}
          disabled={!user}
          onClick={() => void act(texts.session.endsSoon, () => expireTokens(context, FIVE_MINUTES), quiet)}
        />
        <ActionRow
          label={texts.session.serverOnly}
          hint={texts.session.serverOnlyHint}
          disabled={!user}
          onClick={() => void act(texts.session.expired, () => context.control.expireTokens(0))}
        />
        <ActionRow
          label={texts.session.now}
          hint={texts.session.nowHint}
          disabled={!user}
          onClick={() => void act(texts.session.ended, () => expireTokens(context, 0), quiet)}
        />
      </Section>
    </>
  );
}

function roleOf({ accounts }: MockState, name: string): string {
  const account = accounts.find(({ username }) => username === name);
  if (!account) return texts.session.visitor;
  return account.is_superuser ? texts.session.superuser : (texts.session.roles[account.role] ?? account.role);
}
