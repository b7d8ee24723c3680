import { Chip } from "../../ui/display/Chip.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { PlainSelect } from "../../ui/forms/SelectField.tsx";
import { Switch } from "../../ui/forms/Switch.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import { ListFields } from "./ListFields.tsx";
import styles from "./Store.module.css";
import { emptyInvite, type InviteValues } from "./store_values.ts";

type Shown = { readonly isFull: boolean; readonly members?: number | null | undefined };

/** The groups that visitors are invited to; a full one stays in sight without its button. */
export const InviteFields = (props: {
  invites: readonly InviteValues[];
  /** The saved ones as visitors see them, in their saved order. */
  shown: readonly Shown[];
  groups: readonly { readonly id: string; readonly title: string }[];
  problem: string | undefined;
  onChange: (invites: readonly InviteValues[]) => void;
}) => (
  <ListFields
    title="Convites de grupo"
    note="Escolha um grupo seu e o convite e o número de pessoas se atualizam sozinhos. Cheio, ele aparece como cheio."
    addLabel="Novo convite"
    most={6}
    entries={props.invites}
    problem={props.problem}
    create={emptyInvite}
    onChange={props.onChange}
  >
    {(invite, change) => (
      <div className={styles.pair}>
        <Field
          label="Nome do convite"
          value={invite.title}
          maxLength={60}
          autoComplete="off"
          error={props.problem !== undefined && invite.title.trim() === ""}
          onChange={({ target }) => change({ title: target.value })}
        />
        <PlainSelect
          label="Grupo"
          value={invite.groupId}
          onChange={(groupId) =>
            change({
              groupId,
              ...invite.title === "" && {
                title: props.groups.find(({ id }) => id === groupId)?.title.slice(0, 60) ?? "",
              },
            })}
        >
          <option value="">Outro, pelo endereço</option>
          {props.groups.map(({ id, title }) => <option key={id} value={id}>{title}</option>)}
        </PlainSelect>
        {(invite.groupId === "" || invite.url !== "") && (
          <Field
            label="Endereço do convite"
            type="url"
            value={invite.url}
            autoComplete="off"
            error={props.problem !== undefined && !invite.url.includes("/")}
            helperText="Como chat.whatsapp.com/… ou t.me/…"
            onChange={({ target }) => change({ url: target.value })}
          />
        )}
        {invite.groupId !== "" && (
          <Field
            label="Cheio a partir de"
            inputMode="numeric"
            value={invite.capacity}
            autoComplete="off"
            helperText="Pessoas. Vazio: o limite do aplicativo."
            onChange={({ target }) =>
              change({ capacity: target.value.replace(/\D/g, "").slice(0, 7) })}
          />
        )}
        <div className={styles.full}>
          <Switch checked={invite.isFull} onChange={(isFull) => change({ isFull })}>
            Está cheio
          </Switch>
          <Members shown={savedOf(invite, props.shown)} isFull={invite.isFull} />
        </div>
      </div>
    )}
  </ListFields>
);

/** How many the group has as last read, and whether that fills it. */
const Members = ({ shown, isFull }: { shown: Shown | undefined; isFull: boolean }) => (
  <>
    {shown?.members != null && (
      <span className="small tnum">{countLabel(shown.members, "pessoa", "pessoas")}</span>
    )}
    {shown?.isFull && !isFull && <Chip tone="doubt">Cheio pela contagem</Chip>}
  </>
);

/** Returns what visitors see of a saved invitation: its key has its saved place. */
const savedOf = ({ key }: InviteValues, shown: readonly Shown[]): Shown | undefined =>
  shown[Number(/^invite(\d+)$/.exec(key)?.[1] ?? NaN)];
