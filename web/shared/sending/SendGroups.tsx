import { Check, SlidersHorizontal } from "lucide-react";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type {
  SendGroups_groups$data,
  SendGroups_groups$key,
} from "../../__generated__/SendGroups_groups.graphql.ts";
import { paths } from "../../paths.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { Button, IconButton } from "../../ui/buttons/Button.tsx";
import { ChipGroup, ToggleChip } from "../../ui/buttons/ToggleChip.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Row, Rows } from "../../ui/lists/Row.tsx";
import type { Selection } from "../../ui/lists/selection.tsx";
import { SheetBody } from "../../ui/overlays/Sheet.tsx";
import { aroundTimeLabel, atTimeLabel } from "../../ui/text/clock.ts";
import { MessengerName } from "../sessions/MessengerName.tsx";
import { useSheetParam } from "../useSheetParam.ts";
import { matchesSearch } from "../search.ts";
import styles from "./SendGroups.module.css";
import { joined, membersWords } from "../dispatches/dispatch_words.ts";
import { isAgainst, type SendingPlan, warnings } from "./useSendingPlan.ts";

const GroupSheet = lazyOnIdle(async () => (await import("../groups/GroupSheet.tsx")).GroupSheet);

const SEARCH_FROM = 8; // groups; more are searchable

/** Selects groups by tag, by name, or all; the warning of each stands beside it. */
export function SendGroups(props: {
  groups: SendGroups_groups$key;
  selection: Selection;
  /** The groups of the last sending, which are picked at first. */
  suggested: readonly string[];
  /** The plan of all groups. */
  survey: SendingPlan | null;
  /** The plan of the chosen groups. */
  plan: SendingPlan | null;
  /** Whether a group's own template words the message there: the offer has none, and no own text. */
  takesGroupTemplate: boolean;
}) {
  const groups = useFragment(
    graphql`
      fragment SendGroups_groups on Group @relay(plural: true) {
        id
        title
        members
        tags
        channel
        settings {
          templateId
        }
        outlook {
          perDay
          hasOwnCap
          sentLastDay
          isAtCap
          nextAt
        }
      }
    `,
    props.groups,
  );
  const { openedId, open, close } = useSheetParam("grupo");
  const [search, setSearch] = useState("");
  const { selection, survey, plan } = props;
  const { picked } = selection;
  const plannedIn = (from: SendingPlan | null) =>
    new Map(from?.dispatches.map((planned) => [planned.group.id, planned]));
  const surveyed = plannedIn(survey);
  const planned = plannedIn(plan);
  const warningAgainst = ({ id }: { id: string }) => {
    const warning = surveyed.get(id)?.warning;
    return warning && isAgainst(warning) ? warnings[warning] : null;
  };
  // One at its cap waits: it is picked one by one.
  const free = groups.filter((group) => warningAgainst(group) === null && !group.outlook?.isAtCap);
  // If all groups have the offer, picking them together means sending it again.
  const pickable = free.length > 0
    ? free
    : groups.filter((group) => !warningAgainst(group)?.isBarred);
  const shown = groups.filter(({ title, tags }) =>
    matchesSearch(search, `${title} ${tags.join(" ")}`)
  );
  const isAsLast = picked.size > 0 &&
    picked.symmetricDifference(new Set(props.suggested)).size === 0;
  return (
    <section aria-label="Grupos" className={styles.groups}>
      <div className={styles.head}>
        <h3>Grupos</h3>
        {isAsLast && <Chip tone="on" icon={<Check aria-hidden />}>Como no último envio</Chip>}
        {picked.size > 0 && <Button size="small" onClick={selection.clear}>Limpar</Button>}
      </div>
      <TagChips groups={pickable.filter((group) => shown.includes(group))} selection={selection} />
      {groups.length > SEARCH_FROM && (
        <Field
          size="small"
          type="search"
          label="Buscar grupo"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <Rows>
        {shown.map(({ id, title, members, channel, settings, outlook }) => {
          const warning = surveyed.get(id)?.warning;
          const { expectedAt } = (picked.has(id) && planned.get(id)) || {};
          const isBarred = warning ? warnings[warning].isBarred : false;
          const details = joined(
            expectedAt
              ? aroundTimeLabel(expectedAt, Date.now())
              : outlook?.isAtCap && outlook.nextAt
              ? `volta ${atTimeLabel(outlook.nextAt, Date.now())}`
              : membersWords(members),
            props.takesGroupTemplate && settings.templateId && "com o modelo do grupo",
            warning && surveyed.get(id)?.reason,
          );
          return (
            <Row
              key={id}
              title={title}
              note={
                <>
                  <MessengerName channel={channel} />
                  {details && ` · ${details}`}
                </>
              }
              edge={
                <>
                  {outlook?.hasOwnCap && (
                    <span className={`small tnum ${styles.cap}`}>
                      {outlook.sentLastDay} de {outlook.perDay}
                      <br />
                      em 24 h
                    </span>
                  )}
                  <IconButton
                    aria-label={`Ritmo de ${title}`}
                    className={styles.tune}
                    onClick={() => open(id)}
                  >
                    <SlidersHorizontal size={18} />
                  </IconButton>
                </>
              }
              status={warning && (
                <Chip tone={warnings[warning].tone}>{warnings[warning].words}</Chip>
              )}
              picking={{
                isPicked: picked.has(id) && !isBarred,
                isBarred,
                isWaiting: outlook?.isAtCap ?? false,
                onToggle: () => selection.toggle(id),
              }}
            />
          );
        })}
      </Rows>
      {openedId && (
        <Suspense>
          <GroupSheet
            key={openedId}
            groupId={openedId}
            title={groups.find(({ id }) => id === openedId)?.title ?? "Grupo"}
            onUpdated={() => {}}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Picks all groups, or all of a tag; those with a warning stay out. */
function TagChips(props: { groups: SendGroups_groups$data; selection: Selection }) {
  const { groups, selection: { picked, pick } } = props;
  const tags = [...new Set(groups.flatMap(({ tags }) => tags))].sort();
  const chip = (label: string, ids: readonly string[]) => {
    const isPicked = ids.length > 0 && ids.every((id) => picked.has(id));
    const toggle = () =>
      pick(isPicked ? picked.difference(new Set(ids)) : picked.union(new Set(ids)));
    return <ToggleChip key={label} isPicked={isPicked} onToggle={toggle}>{label}</ToggleChip>;
  };
  return (
    <ChipGroup label="Escolher por marcador">
      {chip("Todos", groups.map(({ id }) => id))}
      {tags.map((tag) =>
        chip(tag, groups.filter((group) => group.tags.includes(tag)).map(({ id }) => id))
      )}
    </ChipGroup>
  );
}

/** The empty state without groups. */
export const NoGroups = () => (
  <SheetBody>
    <EmptyState
      action={
        <Button variant="contained" component={Link} to={paths.groups}>Escolher grupos</Button>
      }
    >
      Nenhum grupo ativo ainda. Conecte o seu WhatsApp ou um bot do Telegram, e ative os grupos que
      recebem as suas ofertas.
    </EmptyState>
  </SheetBody>
);
