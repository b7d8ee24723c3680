import { useState } from "react";
import { graphql, useFragment, useMutation } from "react-relay";
import type { DisclosureSwitchMutation } from "../../__generated__/DisclosureSwitchMutation.graphql.ts";
import type { DisclosureSwitch_viewer$key } from "../../__generated__/DisclosureSwitch_viewer.graphql.ts";
import { LazyConfirmDialog } from "../../shared/ConfirmButton.tsx";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { Switch } from "../../ui/forms/Switch.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import styles from "./Generator.module.css";

/** Turns `#publi`, the first line of every message, on or off; off only after a confirmation. */
export function DisclosureSwitch(props: {
  viewer: DisclosureSwitch_viewer$key;
  onChanged: () => void;
}) {
  const { messageSettings: { hasDisclosure } } = useFragment(
    graphql`
      fragment DisclosureSwitch_viewer on Viewer {
        messageSettings {
          hasDisclosure
        }
      }
    `,
    props.viewer,
  );
  const [commit, isSaving] = useMutation<DisclosureSwitchMutation>(graphql`
    mutation DisclosureSwitchMutation($input: UpdateMessageSettingsInput!) {
      updateMessageSettings(input: $input) {
        ...DisclosureSwitch_viewer @alias
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const showError = useErrorNotice();
  const [isConfirming, setIsConfirming] = useState(false);
  const set = (next: boolean) => {
    setIsConfirming(false);
    if (isSaving) return; // not disabled meanwhile: that would lose the focus
    commit({
      variables: { input: { hasDisclosure: next } },
      onCompleted({ updateMessageSettings: { message } }) {
        if (message) showNotice(message, { variant: "error" });
        else props.onChanged();
      },
      onError: showError,
    });
  };
  return (
    <>
      <Switch
        className={styles.disclosure}
        checked={hasDisclosure}
        onChange={(next) => next ? set(true) : setIsConfirming(true)}
      >
        Começar as mensagens com #publi
      </Switch>
      {isConfirming && (
        <LazyConfirmDialog
          title="Desligar o #publi?"
          stay="Manter o #publi"
          goOn="Desligar mesmo assim"
          onStay={() => setIsConfirming(false)}
          onGoOn={() => set(false)}
        >
          O CONAR pede que a publicidade se apresente como tal logo na primeira linha. Sem o #publi,
          quem responde pelas suas mensagens é você.
        </LazyConfirmDialog>
      )}
    </>
  );
}
