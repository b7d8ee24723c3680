import { type FormEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PixKeyCard_programme$key } from "../../__generated__/PixKeyCard_programme.graphql.ts";
import type { PixKeyCardRemoveMutation } from "../../__generated__/PixKeyCardRemoveMutation.graphql.ts";
import type {
  PixKeyCardUpdateMutation,
  PixKeyKind,
} from "../../__generated__/PixKeyCardUpdateMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { ConfirmButton } from "../../shared/ConfirmButton.tsx";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { PlainSelect } from "../../ui/forms/SelectField.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import styles from "./Affiliate.module.css";
import { pixKinds } from "../../shared/pix_words.ts";

/** Where commissions are paid: the masked Pix key, and the form for another. */
export function PixKeyCard(props: { programme: PixKeyCard_programme$key }) {
  const { pixKey } = useFragment(
    graphql`
      fragment PixKeyCard_programme on ReferralProgramme {
        pixKey {
          kind
          hint
        }
      }
    `,
    props.programme,
  );
  const [isChanging, setChanging] = useState(false);
  const [runAction, isBusy] = useMutationAction();
  if (!pixKey || isChanging) {
    return (
      <Section title="Chave Pix" action={!pixKey && <Chip tone="doubt">Falta</Chip>}>
        <PixKeyForm isFirst={!pixKey} onClose={() => setChanging(false)} />
      </Section>
    );
  }
  return (
    <Section title="Chave Pix" action={<Chip tone="proven">Cadastrada</Chip>}>
      <div className={styles.stack}>
        <p className="tnum">{pixKinds[pixKey.kind]}: {pixKey.hint}</p>
        <p className="small">Fica cifrada; só aparece inteira no arquivo do pagamento.</p>
        <div className={styles.actions}>
          <Button variant="outlined" onClick={() => setChanging(true)}>Trocar chave</Button>
          <ConfirmButton
            label="Remover"
            isBusy={isBusy}
            title="Remover a chave Pix?"
            stay="Manter"
            goOn="Remover"
            onConfirmed={() => runAction(removePixKey)}
          >
            Sem uma chave, nada é pago até você cadastrar outra. Suas comissões continuam contando.
          </ConfirmButton>
        </div>
      </div>
    </Section>
  );
}

function PixKeyForm({ isFirst, onClose }: { isFirst: boolean; onClose: () => void }) {
  const [kind, setKind] = useState<PixKeyKind>("CPF");
  const [key, setKey] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [runAction, isBusy] = useMutationAction();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (key.trim() === "") return setProblem("Digite a chave.");
    let refused: string | null = null;
    runAction(async () => {
      refused = await updatePixKey(kind, key);
      return null;
    }, () => {
      setProblem(refused);
      if (refused) return;
      showNotice("Chave Pix salva.", { variant: "success" });
      onClose();
    });
  };
  return (
    <form className={styles.stack} onSubmit={save} noValidate>
      <p className="small">
        A chave precisa ser sua. Ela fica cifrada e não aparece de volta inteira.
      </p>
      <PlainSelect
        label="Tipo da chave"
        value={kind}
        onChange={(value) => {
          setKind(value as PixKeyKind);
          setProblem(null);
        }}
      >
        {Object.entries(pixKinds).map(([value, label]) => (
          <option key={value} value={value}>{label}</option>
        ))}
      </PlainSelect>
      <Field
        label="Chave"
        value={key}
        autoComplete="off"
        spellCheck={false}
        inputMode={kind === "EMAIL" ? "email" : kind === "CPF" || kind === "PHONE" ? "tel" : "text"}
        error={problem !== null}
        helperText={problem ?? undefined}
        onChange={({ target }) => {
          setKey(target.value);
          setProblem(null);
        }}
      />
      <div className={styles.actions}>
        <BusyButton type="submit" variant="outlined" isBusy={isBusy}>Salvar chave</BusyButton>
        {!isFirst && <Button onClick={onClose}>Cancelar</Button>}
      </div>
    </form>
  );
}

async function updatePixKey(kind: PixKeyKind, key: string): Promise<string | null> {
  const { updatePixKey } = await commit<PixKeyCardUpdateMutation>(
    graphql`
      mutation PixKeyCardUpdateMutation($input: UpdatePixKeyInput!) {
        updatePixKey(input: $input) {
          ... on Viewer {
            id
            referralProgramme {
              pixKey {
                kind
                hint
              }
            }
          }
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    { input: { kind, key } },
  );
  return updatePixKey.message ?? null;
}

async function removePixKey(): Promise<string | null> {
  const { removePixKey } = await commit<PixKeyCardRemoveMutation>(
    graphql`
      mutation PixKeyCardRemoveMutation {
        removePixKey {
          ... on Viewer {
            id
            referralProgramme {
              pixKey {
                kind
                hint
              }
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
  return removePixKey.message ?? null;
}
