import { graphql, useFragment } from "react-relay";
import type { SessionsCardEndOtherSessionsMutation } from "../../__generated__/SessionsCardEndOtherSessionsMutation.graphql.ts";
import type { SessionsCardEndSessionMutation } from "../../__generated__/SessionsCardEndSessionMutation.graphql.ts";
import type { SessionsCard_viewer$key } from "../../__generated__/SessionsCard_viewer.graphql.ts";
import { focusContent } from "../../browser/accessibility.ts";
import { commit } from "../../relay/commit.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { Rows } from "../../ui/lists/Row.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { useNow } from "../../ui/text/age.ts";
import styles from "./Profile.module.css";
import { SessionRow } from "./SessionRow.tsx";

/** Where the account is signed in; each session can be ended. */
export function SessionsCard(props: { viewer: SessionsCard_viewer$key }) {
  const { accountSessions } = useFragment(
    graphql`
      fragment SessionsCard_viewer on Viewer {
        accountSessions {
          id
          startedAt
          seenAt
          device
          address
          isCurrent
        }
      }
    `,
    props.viewer,
  );
  const now = useNow();
  const [runAction, isBusy] = useMutationAction();
  if (!accountSessions) {
    return (
      <Section title="Onde você entrou">
        <p className="small">
          O serviço que guarda o seu login não mostra as sessões uma a uma. Se achar que alguém
          entrou na sua conta, troque a senha: todos os outros aparelhos têm de entrar de novo.
        </p>
      </Section>
    );
  }
  const sessions = accountSessions.toSorted((one, other) =>
    Number(other.isCurrent) - Number(one.isCurrent) || other.seenAt.localeCompare(one.seenAt)
  );
  const onEnded = (sentence: string) => () => {
    focusContent(); // the pressed button disappears
    showNotice(sentence, { variant: "success" });
  };
  return (
    <Section title="Onde você entrou">
      <div className={styles.stack}>
        <Rows>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              now={now}
              isBusy={isBusy}
              onEnd={() =>
                runAction(
                  () => endSession(session.id),
                  onEnded(`${session.device}: a sessão foi encerrada.`),
                )}
            />
          ))}
        </Rows>
        {sessions.length > 1
          ? (
            <BusyButton
              variant="outlined"
              isBusy={isBusy}
              onClick={() =>
                runAction(endOtherSessions, onEnded("Só este aparelho continua conectado."))}
            >
              Encerrar todas as outras
            </BusyButton>
          )
          : <p className="small">Você não está conectado em nenhum outro lugar.</p>}
      </div>
    </Section>
  );
}

/** Ends all sessions but this one; resolves to the error message, or null. */
async function endOtherSessions(): Promise<string | null> {
  const { endOtherAccountSessions } = await commit<SessionsCardEndOtherSessionsMutation>(
    graphql`
      mutation SessionsCardEndOtherSessionsMutation {
        endOtherAccountSessions {
          ...SessionsCard_viewer @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    {},
  );
  return endOtherAccountSessions.message ?? null;
}

/** Ends another session; resolves to the error message, or null. */
async function endSession(id: string): Promise<string | null> {
  const { endAccountSession } = await commit<SessionsCardEndSessionMutation>(
    graphql`
      mutation SessionsCardEndSessionMutation($input: EndAccountSessionInput!) {
        endAccountSession(input: $input) {
          ...SessionsCard_viewer @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { id } },
  );
  return endAccountSession.message ?? null;
}
