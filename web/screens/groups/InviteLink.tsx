import { Copy, RefreshCw, Share2 } from "lucide-react";
import { graphql, useFragment, useMutation } from "react-relay";
import type { InviteLinkAskInviteMutation } from "../../__generated__/InviteLinkAskInviteMutation.graphql.ts";
import type { InviteLink_group$key } from "../../__generated__/InviteLink_group.graphql.ts";
import { canShare } from "../../browser/share.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { useShare } from "../../ui/buttons/useShare.ts";
import { SheetSection } from "../../ui/overlays/Sheet.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import styles from "./InviteLink.module.css";
import { inviteWords } from "./group_words.ts";

/** The address by which one joins a group, asked of the messenger whenever one wants it. */
export function InviteLink(props: { group: InviteLink_group$key }) {
  const { id, inviteStatus, inviteUrl, inviteReadAt } = useFragment(
    graphql`
      fragment InviteLink_group on Group {
        id
        inviteStatus
        inviteUrl
        inviteReadAt
      }
    `,
    props.group,
  );
  const [ask, isAsking] = useAskInvite();
  const { copy, share } = useShare();
  const now = useNow();
  if (inviteStatus === "UNAVAILABLE") return null;
  const isKnown = inviteStatus === "KNOWN" && inviteUrl != null;
  return (
    <SheetSection title="Link de convite">
      {isKnown && (
        <p>
          <a href={inviteUrl} target="_blank" rel="noopener noreferrer" className={styles.link}>
            {inviteUrl}
          </a>
        </p>
      )}
      <p className="small tnum" role="status">
        {isKnown && inviteReadAt
          ? `Lido no WhatsApp ${ageLabel(inviteReadAt, now)}.`
          : inviteWords[inviteStatus]}
      </p>
      <div className={styles.actions}>
        {isKnown && (
          <Button
            variant="outlined"
            startIcon={<Copy size={18} />}
            onClick={() => copy(inviteUrl, "Link copiado.")}
          >
            Copiar link
          </Button>
        )}
        {isKnown && canShare() && (
          <Button
            variant="outlined"
            startIcon={<Share2 size={18} />}
            onClick={() => share(inviteUrl)}
          >
            Compartilhar
          </Button>
        )}
        <BusyButton
          variant="outlined"
          startIcon={<RefreshCw size={18} />}
          isBusy={isAsking || inviteStatus === "REQUESTED"}
          onClick={() => ask(id)}
        >
          {inviteStatus === "UNKNOWN" ? "Pedir o link" : "Pedir de novo"}
        </BusyButton>
      </div>
    </SheetSection>
  );
}

/** Has a group's invitation asked for; what the messenger says arrives by itself. */
function useAskInvite() {
  const showError = useErrorNotice();
  const [commit, isAsking] = useMutation<InviteLinkAskInviteMutation>(graphql`
    mutation InviteLinkAskInviteMutation($input: RequestInviteInput!) {
      requestInvite(input: $input) {
        ...useGroupList_full @alias
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const ask = (groupId: string) =>
    void commit({
      variables: { input: { id: groupId } },
      onCompleted({ requestInvite: { message } }) {
        if (message) showNotice(message, { variant: "error" });
      },
      onError: showError,
    });
  return [ask, isAsking] as const;
}
