import { graphql, useFragment } from "react-relay";
import type { AssistantCard_viewer$key } from "../../__generated__/AssistantCard_viewer.graphql.ts";
import type { AssistantCardMutation } from "../../__generated__/AssistantCardMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { Switch } from "../../ui/forms/Switch.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Profile.module.css";

/** Turns the language model on or off for the person, and says what goes to its provider. */
export function AssistantCard(props: { viewer: AssistantCard_viewer$key }) {
  const { assistant } = useFragment(
    graphql`
      fragment AssistantCard_viewer on Viewer {
        assistant {
          isEnabled
          modelName
        }
      }
    `,
    props.viewer,
  );
  const [runAction, isBusy] = useMutationAction();
  if (!assistant.modelName) return null; // nothing goes anywhere
  return (
    <Section title="Garimpo IA">
      <div className={styles.stack}>
        <Switch
          checked={assistant.isEnabled}
          disabled={isBusy}
          onChange={(isEnabled) => void runAction(() => update(isEnabled))}
        >
          Escrever com o modelo {assistant.modelName}
        </Switch>
        <p className="small">
          O que você pede, o nome do produto, o grupo e os seus textos vão ao provedor, sem e-mails,
          telefones e documentos. Desligado, nada sai daqui: quem escreve são as regras do site.
        </p>
      </div>
    </Section>
  );
}

async function update(isEnabled: boolean): Promise<string | null> {
  const { updateAssistantSettings } = await commit<AssistantCardMutation>(
    graphql`
      mutation AssistantCardMutation($input: UpdateAssistantSettingsInput!) {
        updateAssistantSettings(input: $input) {
          ...AssistantCard_viewer @alias(as: "viewer")
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { isEnabled } },
  );
  return updateAssistantSettings.message ?? null;
}
