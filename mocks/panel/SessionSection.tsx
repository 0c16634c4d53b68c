import { useSyncExternalStore } from 'react';
import { ActionRow } from './ActionRow.tsx';
import { Choices } from './Choices.tsx';
import { Section } from './Section.tsx';
import { texts } from './text.ts';
import { expireTokens, switchUser } from './user.ts';
import type { Panel } from './usePanel.ts';

const VISITOR = '';
const FIVE_MINUTES = 300;
const clock = new Intl.DateTimeFormat('fa-IR', { timeStyle: 'medium' });

/** Who the page's user is, and when their tokens end. */
export function SessionSection({ panel }: { panel: Panel }) {
  const { state, context, act } = panel;
  const { session } = context.academy;
  const { user } = useSyncExternalStore(session.subscribe, session.getState);
  const roles = state.accounts.map(({ username, role, is_superuser }) => {
    const title = is_superuser ? texts.session.superuser : texts.session.roles[role];
    return [username, [title]] as const;
  });
  const ends = [
    { said: texts.session.soon, end: () => expireTokens(context, FIVE_MINUTES), quiet: true },
    { said: texts.session.serverOnly, end: () => context.control.expireTokens(0), quiet: false },
    { said: texts.session.now, end: () => expireTokens(context, 0), quiet: true },
  ];

  return (
    <>
      <Choices
        label={texts.session.who}
        value={user?.username ?? VISITOR}
        options={[VISITOR, ...roles.map(([username]) => username)]}
        names={{ [VISITOR]: [texts.session.visitor], ...Object.fromEntries(roles) }}
        onChange={(name) => act(texts.session.done, () => switchUser(context, state, name), { quiet: true })}
      />
      <Section
        title={texts.session.clock}
        hint={user ? texts.session.until(clock.format(user.expiresAt)) : texts.session.noToken}
      >
        {ends.map(({ said, end, quiet }) => (
          <ActionRow key={said[0]} texts={said} disabled={!user} onClick={(done) => act(done, end, { quiet })} />
        ))}
      </Section>
    </>
  );
}
