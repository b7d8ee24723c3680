import { graphql } from "react-relay";
import type { EmailBounceMutation } from "../../__generated__/EmailBounceMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { dateLabel } from "../../ui/text/clock.ts";

/** Says that the address gets no e-mails, and lets them be attempted again. */
export function EmailBounce(props: { bouncedAt: string; mayResume: boolean }) {
  const [runAction, isBusy] = useMutationAction();
  return (
    <>
      <p className="small">
        O servidor deste endereço recusou nossas mensagens em{" "}
        {dateLabel(props.bouncedAt)}, e paramos de escrever para ele. Troque o e-mail; se a caixa já
        voltou a funcionar, tente de novo.
      </p>
      {props.mayResume && (
        <BusyButton
          variant="outlined"
          isBusy={isBusy}
          onClick={() =>
            runAction(
              resume,
              () => showNotice("Voltamos a escrever para este endereço.", { variant: "success" }),
            )}
        >
          Tentar de novo
        </BusyButton>
      )}
    </>
  );
}

async function resume(): Promise<string | null> {
  const { resumeEmails } = await commit<EmailBounceMutation>(
    graphql`
      mutation EmailBounceMutation {
        resumeEmails {
          ... on Viewer {
            emailBounce {
              bouncedAt
            }
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    {},
  );
  return resumeEmails.message ?? null;
}
