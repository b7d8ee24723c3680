import { Copy, RefreshCw, Share2 } from "lucide-react";
import { graphql, useFragment, useMutation } from "react-relay";
import { Link } from "react-router-dom";
import type { InviteLinkRequestMutation } from "../../__generated__/InviteLinkRequestMutation.graphql.ts";
import type { InviteLink_group$key } from "../../__generated__/InviteLink_group.graphql.ts";
import { groupLinkPath } from "../../paths.ts";
import { canShare } from "../../browser/share.ts";
import { useErrorNotice } from "../outcome_notices.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { copyWithNotice, shareWithNotice } from "../../ui/buttons/share.ts";
import { SheetSection } from "../../ui/overlays/Sheet.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import styles from "./Groups.module.css";
import { inviteWords } from "./group_words.ts";

/** The invite link of a group, which is requested from the messenger on demand. */
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
  const [request, isRequesting] = useRequestInvite();
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
      {isKnown && (
        <p className="small">
          O link do grupo com vaga é curto e leva ao próximo grupo quando este encher.
        </p>
      )}
      <div className={styles.actions}>
        {isKnown && (
          <Button
            variant="outlined"
            startIcon={<Copy size={18} />}
            onClick={() => copyWithNotice(inviteUrl, "Link copiado.")}
          >
            Copiar link
          </Button>
        )}
        {isKnown && canShare() && (
          <Button
            variant="outlined"
            startIcon={<Share2 size={18} />}
            onClick={() => shareWithNotice(inviteUrl)}
          >
            Compartilhar
          </Button>
        )}
        {isKnown && (
          <Button variant="outlined" component={Link} to={groupLinkPath([id])}>
            Link do grupo com vaga
          </Button>
        )}
        <BusyButton
          variant="outlined"
          startIcon={<RefreshCw size={18} />}
          isBusy={isRequesting || inviteStatus === "REQUESTED"}
          onClick={() => request(id)}
        >
          {inviteStatus === "UNKNOWN" ? "Pedir o link" : "Pedir de novo"}
        </BusyButton>
      </div>
    </SheetSection>
  );
}

/** Returns a function that requests a group's invite link, which arrives by the subscription. */
function useRequestInvite() {
  const showError = useErrorNotice();
  const [commit, isRequesting] = useMutation<InviteLinkRequestMutation>(graphql`
    mutation InviteLinkRequestMutation($input: RequestInviteInput!) {
      requestInvite(input: $input) {
        ...useGroupList_full @alias
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const request = (groupId: string) =>
    void commit({
      variables: { input: { id: groupId } },
      onCompleted({ requestInvite: { message } }) {
        if (message) showNotice(message, { variant: "error" });
      },
      onError: showError,
    });
  return [request, isRequesting] as const;
}
