import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PersonSessionsEndSessionsMutation } from "../../__generated__/PersonSessionsEndSessionsMutation.graphql.ts";
import type { PersonSessions_user$key } from "../../__generated__/PersonSessions_user.graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { SheetSection } from "../../ui/overlays/Sheet.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import { ActionDialog, usePersonAction } from "./ActionDialog.tsx";
import styles from "./Person.module.css";

/** Where the person is signed in, if the identity provider reports it. */
export function PersonSessions(props: { user: PersonSessions_user$key }) {
  const { id: userId, displayName, email, accountSessions } = useFragment(
    graphql`
      fragment PersonSessions_user on User {
        id
        displayName
        email
        accountSessions {
          id
          device
          address
          seenAt
          isCurrent
        }
      }
    `,
    props.user,
  );
  const [isAsking, setIsAsking] = useState(false);
  const now = useNow();
  return (
    <SheetSection
      title="Sessões"
      action={accountSessions?.length !== 0 && (
        <Button
          size="small"
          onClick={() => setIsAsking(true)}
        >
          Encerrar todas
        </Button>
      )}
    >
      {!accountSessions && (
        <p className="small">O serviço de entrada não conta em que aparelhos a pessoa está.</p>
      )}
      {accountSessions?.length === 0 && <p className="small">Nenhuma sessão aberta.</p>}
      {accountSessions && accountSessions.length > 0 && (
        <ul className={styles.entries}>
          {accountSessions.map(({ id, device, address, seenAt, isCurrent }) => (
            <li key={id}>
              <span>
                {device}
                <span className="small tnum">
                  {[address, `visto ${ageLabel(seenAt, now)}`].filter(Boolean).join(" · ")}
                </span>
              </span>
              {isCurrent && <Chip tone="on">Esta</Chip>}
            </li>
          ))}
        </ul>
      )}
      {isAsking && (
        <EndSessions
          userId={userId}
          name={displayName || email}
          onClose={() => setIsAsking(false)}
        />
      )}
    </SheetSection>
  );
}

/** Signs the person out everywhere. */
function EndSessions(props: { userId: string; name: string; onClose: () => void }) {
  const { userId, name, onClose } = props;
  const { act, isBusy, refusal } = usePersonAction<PersonSessionsEndSessionsMutation>(
    graphql`
      mutation PersonSessionsEndSessionsMutation($input: EndUserSessionsInput!) {
        endUserSessions(input: $input) {
          ...ActionDialog_user @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    () => {
      showNotice(`As sessões de ${name} terminaram.`, { variant: "success" });
      onClose();
    },
  );
  return (
    <ActionDialog
      title={`Encerrar as sessões de ${name}?`}
      goOn="Encerrar todas"
      isGrave
      isBusy={isBusy}
      refusal={refusal}
      onGoOn={() => act({ id: userId })}
      onClose={onClose}
    >
      <p>A pessoa sai de todos os aparelhos no próximo passo, e entra de novo quando quiser.</p>
    </ActionDialog>
  );
}
