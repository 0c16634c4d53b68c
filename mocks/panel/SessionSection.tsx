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
  const quiet = { quiet: true };

  return (
    <>
      <Choices
        label={texts.session.who}
        value={user?.username ?? VISITOR}
        options={[VISITOR, ...roles.map(([username]) => username)]}
        names={{ [VISITOR]: [texts.session.visitor], ...Object.fromEntries(roles) }}
        onChange={(name) => void act(texts.session.done, () => switchUser(context, state, name), quiet)}
      />
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
