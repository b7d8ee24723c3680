import { graphql } from "react-relay";
import type { AppEndsRemoveMutation } from "../../../__generated__/AppEndsRemoveMutation.graphql.ts";
import type { AppEndsRotateMutation } from "../../../__generated__/AppEndsRotateMutation.graphql.ts";
import { commit } from "../../../relay/commit.ts";
import { ConfirmButton } from "../../../shared/ConfirmButton.tsx";
import { useMutationAction } from "../../../shared/useMutationAction.ts";
import styles from "./Api.module.css";

type Props = {
  app: { readonly id: string; readonly name: string; readonly isPublic: boolean };
  onSecret: (secret: string) => void;
  onRemoved: () => void;
};

/** What ends something of an app: its secret, or all of it. */
export function AppEnds({ app: { id, name, isPublic }, onSecret, onRemoved }: Props) {
  const [runAction, isBusy] = useMutationAction();
  const rotate = () =>
    runAction(async () => {
      const { rotateOAuthAppSecret: { secret, message } } = await commit<AppEndsRotateMutation>(
        rotation,
        { input: { id } },
      );
      if (secret) onSecret(secret);
      return message ?? null;
    });
  const remove = () =>
    runAction(async () => {
      const { removeOAuthApp } = await commit<AppEndsRemoveMutation>(removal, { input: { id } });
      return removeOAuthApp.message ?? null;
    }, onRemoved);
  return (
    <div className={styles.ends}>
      {!isPublic && (
        <ConfirmButton
          label="Trocar segredo"
          size="small"
          title="Trocar o segredo?"
          stay="Voltar"
          goOn="Trocar"
          isBusy={isBusy}
          onConfirmed={() => void rotate()}
        >
          O segredo antigo para de valer na hora. Quem já autorizou o aplicativo não precisa fazer
          nada.
        </ConfirmButton>
      )}
      <ConfirmButton
        label="Remover aplicativo"
        size="small"
        title={`Remover “${name}”?`}
        stay="Voltar"
        goOn="Remover"
        isBusy={isBusy}
        onConfirmed={() => void remove()}
      >
        Ele para de agir por todas as pessoas que o autorizaram, na hora. Não dá para desfazer.
      </ConfirmButton>
    </div>
  );
}

const rotation = graphql`
  mutation AppEndsRotateMutation($input: RotateOAuthAppSecretInput!) {
    rotateOAuthAppSecret(input: $input) {
      ... on OAuthAppSecret {
        secret
      }
      ... on UserError {
        code
        message
      }
    }
  }
`;

const removal = graphql`
  mutation AppEndsRemoveMutation($input: RemoveOAuthAppInput!) {
    removeOAuthApp(input: $input) {
      ... on UserError {
        code
        message
      }
    }
  }
`;
