import { ArrowDown, ArrowUp, X } from "lucide-react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type {
  GroupTargets_viewer$data,
  GroupTargets_viewer$key,
} from "../../__generated__/GroupTargets_viewer.graphql.ts";
import { groupPath } from "../../paths.ts";
import { IconButton } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { PlainSelect } from "../../ui/forms/SelectField.tsx";
import { numberLabel } from "../../ui/text/numbers.ts";
import { UrlField } from "./UrlField.tsx";
import styles from "./Links.module.css";
import { type LinkValues, MOST_GROUPS, moved } from "./link_values.ts";

/** Members that a WhatsApp group holds. */
const CAPACITY = 1024;

type Group = GroupTargets_viewer$data["groups"]["edges"][number]["node"];

const isFull = ({ members, leftAt }: Group) => leftAt != null || (members ?? 0) >= CAPACITY;

/** The groups that a link fills in their order; it moves on when one is full. */
export function GroupTargets(
  { form, ...props }: { form: UseFormReturn<LinkValues>; viewer: GroupTargets_viewer$key },
) {
  const viewer = useFragment(
    graphql`
      fragment GroupTargets_viewer on Viewer {
        groups(first: 100, channels: [WHATSAPP, EVOLUTION]) {
          edges {
            node {
              id
              title
              members
              leftAt
              inviteUrl
            }
          }
        }
      }
    `,
    props.viewer,
  );
  const all = viewer.groups.edges.flatMap(({ node }) => node ? [node] : []);
  const byId = new Map(all.map((group) => [group.id, group]));
  const chosen = useWatch({ control: form.control, name: "groups" });
  const set = (groups: LinkValues["groups"]) =>
    form.setValue("groups", groups, { shouldDirty: true });
  const open = all.filter(({ id, inviteUrl, leftAt }) =>
    inviteUrl && !leftAt && !chosen.some(({ groupId }) => groupId === id)
  );
  const unread = all.find(({ inviteUrl, leftAt }) => !inviteUrl && !leftAt);
  const next = chosen.findIndex(({ groupId }) => !isFull(byId.get(groupId) ?? unknown(groupId)));
  return (
    <div className={styles.stack}>
      <p className="small">
        O link leva ao primeiro grupo da lista que tem vaga. Quando ele chega a{" "}
        {numberLabel(CAPACITY)} membros, passa para o próximo; se alguém sai, volta.
      </p>
      {chosen.length > 0 && (
        <ol className={styles.groups}>
          {chosen.map(({ groupId }, nth) => (
            <GroupTarget
              key={groupId}
              group={byId.get(groupId) ?? unknown(groupId)}
              nth={nth}
              isNext={nth === next}
              onUp={nth > 0 ? () => set(moved(chosen, nth, -1)) : null}
              onDown={nth < chosen.length - 1 ? () => set(moved(chosen, nth, 1)) : null}
              onRemove={() => set(chosen.filter((one) => one.groupId !== groupId))}
            />
          ))}
        </ol>
      )}
      {open.length > 0 && chosen.length < MOST_GROUPS && (
        <PlainSelect
          label="Adicionar grupo"
          value=""
          onChange={(groupId) => groupId && set([...chosen, { groupId }])}
        >
          <option value="">Escolha um grupo</option>
          {open.map(({ id, title }) => <option key={id} value={id}>{title}</option>)}
        </PlainSelect>
      )}
      {all.length === 0 && (
        <p className="small">
          Conecte seu WhatsApp em Grupos para usar os convites dos seus grupos.
        </p>
      )}
      {unread && (
        <p className="small">
          Falta um grupo aqui? O convite dele ainda não foi lido.{" "}
          <Link to={groupPath(unread.id)}>Pedir o convite em Grupos</Link>
        </p>
      )}
      <UrlField
        form={form}
        name="fallback"
        label="Se todos encherem, levar a (opcional)"
        isRequired={false}
      />
    </div>
  );
}

const unknown = (id: string): Group => ({
  id,
  title: "Grupo fora da lista",
  members: null,
  leftAt: null,
  inviteUrl: null,
});

/** One group in the order, with its members. */
function GroupTarget(props: {
  group: Group;
  nth: number;
  isNext: boolean;
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onRemove: () => void;
}) {
  const { group, onUp, onDown } = props;
  const { title, members } = group;
  return (
    <li className={styles.group}>
      <span className={`${styles.order} tnum`} aria-hidden="true">{props.nth + 1}</span>
      <div className={styles.groupName}>
        <b>{title}</b>
        <span className="small tnum">
          {members == null
            ? "Membros não contados"
            : `${numberLabel(members)} de ${numberLabel(CAPACITY)}`}
          {props.isNext && " · recebe agora"}
        </span>
      </div>
      {isFull(group) && <Chip tone="doubt">{group.leftAt ? "Você saiu" : "Cheio"}</Chip>}
      <span className={styles.groupActions}>
        <IconButton
          aria-label={`Subir ${title}`}
          aria-disabled={!onUp || undefined}
          onClick={() => onUp?.()}
        >
          <ArrowUp size={20} />
        </IconButton>
        <IconButton
          aria-label={`Descer ${title}`}
          aria-disabled={!onDown || undefined}
          onClick={() => onDown?.()}
        >
          <ArrowDown size={20} />
        </IconButton>
        <IconButton aria-label={`Tirar ${title}`} onClick={props.onRemove}>
          <X size={20} />
        </IconButton>
      </span>
    </li>
  );
}
