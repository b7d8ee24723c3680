import { graphql, useFragment } from "react-relay";
import type {
  KeyList_viewer$data,
  KeyList_viewer$key,
} from "../../../__generated__/KeyList_viewer.graphql.ts";
import type { KeyListRevokeMutation } from "../../../__generated__/KeyListRevokeMutation.graphql.ts";
import type { KeyListRotateMutation } from "../../../__generated__/KeyListRotateMutation.graphql.ts";
import { focusContent } from "../../../browser/accessibility.ts";
import { commit } from "../../../relay/commit.ts";
import { ConfirmButton } from "../../../shared/ConfirmButton.tsx";
import { useMutationAction } from "../../../shared/useMutationAction.ts";
import { Chip } from "../../../ui/display/Chip.tsx";
import { Rows } from "../../../ui/lists/Row.tsx";
import { showNotice } from "../../../ui/overlays/notices.ts";
import { ageLabel, useNow } from "../../../ui/text/age.ts";
import { dateLabel, dayAndClockLabel } from "../../../ui/text/clock.ts";
import styles from "./Api.module.css";
import { scopesLabel } from "./scope_words.ts";

type Props = {
  viewer: KeyList_viewer$key;
  /** Whether an admin looks, who may change nothing here. */
  isReadOnly: boolean;
  onRotated: (secret: string) => void;
  onRevoked: () => void;
};

/** The person's keys: what each may do, when it was last used, and how it ends. */
export function KeyList(props: Props) {
  const { apiKeys } = useFragment(
    graphql`
      fragment KeyList_viewer on Viewer {
        apiKeys {
          id
          name
          hint
          scopes
          createdAt
          expiresAt
          isExpired
          isRotated
          lastUsedAt
          lastUsedFrom
        }
      }
    `,
    props.viewer,
  );
  const now = useNow();
  const [runAction, isBusy] = useMutationAction();
  const rotate = (id: string) =>
    runAction(async () => {
      const { rotateApiKey } = await commit<KeyListRotateMutation>(rotation, { input: { id } });
      if (rotateApiKey.secret) props.onRotated(rotateApiKey.secret);
      return rotateApiKey.message ?? null;
    });
  const revoke = (id: string, name: string) =>
    runAction(async () => {
      const { revokeApiKey } = await commit<KeyListRevokeMutation>(revocation, { input: { id } });
      return revokeApiKey.message ?? null;
    }, () => {
      focusContent(); // the pressed button disappears
      showNotice(`A chave “${name}” não funciona mais.`, { variant: "success" });
      props.onRevoked();
    });
  return (
    <Rows>
      {apiKeys.map((key) => (
        <li key={key.id} className={styles.key}>
          <div className={styles.who}>
            <b>{key.name}</b>
            {stateOf(key)}
          </div>
          <p className="small tnum">{factsOf(key, now)}</p>
          <p className="small">{scopesLabel(key.scopes)}</p>
          {!props.isReadOnly && (
            <div className={styles.ends}>
              {!key.isRotated && !key.isExpired && (
                <ConfirmButton
                  label="Trocar"
                  aria-label={`Trocar ${key.name}`}
                  size="small"
                  title={`Trocar a chave “${key.name}”?`}
                  stay="Voltar"
                  goOn="Trocar"
                  isBusy={isBusy}
                  onConfirmed={() => void rotate(key.id)}
                >
                  Você recebe uma chave nova, com as mesmas permissões. A antiga ainda funciona por
                  24 horas, para dar tempo de trocar no programa.
                </ConfirmButton>
              )}
              <ConfirmButton
                label="Revogar"
                aria-label={`Revogar ${key.name}`}
                size="small"
                title={`Revogar a chave “${key.name}”?`}
                stay="Voltar"
                goOn="Revogar"
                isBusy={isBusy}
                onConfirmed={() => void revoke(key.id, key.name)}
              >
                O programa que usa esta chave para de funcionar na hora. Não dá para desfazer.
              </ConfirmButton>
            </div>
          )}
        </li>
      ))}
    </Rows>
  );
}

const rotation = graphql`
  mutation KeyListRotateMutation($input: RotateApiKeyInput!) {
    rotateApiKey(input: $input) {
      ... on CreatedApiKey {
        secret
      }
      ... on UserError {
        code
        message
      }
    }
  }
`;

const revocation = graphql`
  mutation KeyListRevokeMutation($input: RevokeApiKeyInput!) {
    revokeApiKey(input: $input) {
      ... on UserError {
        code
        message
      }
    }
  }
`;

type Key = KeyList_viewer$data["apiKeys"][number];

function stateOf({ isExpired, isRotated, expiresAt }: Key) {
  if (isExpired) return <Chip tone="wrong">Vencida</Chip>;
  if (isRotated && expiresAt) {
    return <Chip tone="doubt">Trocada, vale até {dayAndClockLabel(expiresAt)}</Chip>;
  }
  return null;
}

/** "gmp_Ab12Cd… · criada em 22 de nov. de 2026 · sem validade · usada há 3 min de 203.0.113.7". */
function factsOf(key: Key, now: number): string {
  const { hint, createdAt, expiresAt, isRotated, isExpired, lastUsedAt, lastUsedFrom } = key;
  const end = expiresAt
    ? `${isExpired ? "venceu" : "vence"} em ${dateLabel(expiresAt)}`
    : "sem validade";
  return [
    `${hint}…`,
    `criada em ${dateLabel(createdAt)}`,
    isRotated && !isExpired ? null : end,
    lastUsedAt
      ? `usada ${ageLabel(lastUsedAt, now)}${lastUsedFrom ? ` de ${lastUsedFrom}` : ""}`
      : "nunca usada",
  ].filter(Boolean).join(" · ");
}
