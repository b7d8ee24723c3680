import { graphql, useFragment, useMutation } from "react-relay";
import type { SubTagSwitchMutation } from "../../__generated__/SubTagSwitchMutation.graphql.ts";
import type { SubTagSwitch_viewer$key } from "../../__generated__/SubTagSwitch_viewer.graphql.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { Switch } from "../../ui/forms/Switch.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";

/** Says that Amazon has opened sub-tags to the person's account, which only they can know. */
export function SubTagSwitch({ viewer }: { viewer: SubTagSwitch_viewer$key }) {
  const { affiliateTags: { hasAmazonSubTag } } = useFragment(
    graphql`
      fragment SubTagSwitch_viewer on Viewer {
        affiliateTags {
          hasAmazonSubTag
        }
      }
    `,
    viewer,
  );
  const [commit, isSaving] = useMutation<SubTagSwitchMutation>(graphql`
    mutation SubTagSwitchMutation($input: UpdateAffiliateTagsInput!) {
      updateAffiliateTags(input: $input) {
        ...SubTagSwitch_viewer @alias
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const showError = useErrorNotice();
  const set = (next: boolean) => {
    if (isSaving) return; // not disabled meanwhile: that would lose the focus
    commit({
      variables: { input: { hasAmazonSubTag: next } },
      onCompleted({ updateAffiliateTags: { message } }) {
        if (message) showNotice(message, { variant: "error" });
      },
      onError: showError,
    });
  };
  return (
    <div>
      <Switch checked={hasAmazonSubTag} onChange={set}>
        Minha conta da Amazon aceita ascsubtag
      </Switch>
      <p className="small">
        Com “Encurtar e medir” ligado, o link de cada mensagem leva um código que o relatório da
        Amazon devolve: assim a venda aparece no grupo certo. Só ligue se a Amazon liberou isso para
        você.
      </p>
    </div>
  );
}
