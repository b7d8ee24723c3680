import { UserRoundCog } from "lucide-react";
import type { Ref } from "react";
import { graphql, useFragment } from "react-relay";
import type { TrailEntries_entry$key } from "../../__generated__/TrailEntries_entry.graphql.ts";
import { useIsDesktop } from "../../browser/media.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import { clockLabel, dateLabel } from "../../ui/text/clock.ts";
import styles from "./Person.module.css";

/** Audit entries: what was done, by whom, to whom; `onOpen` opens the account concerned. */
export const TrailEntries = (props: {
  entries: readonly (TrailEntries_entry$key & { readonly id: string })[];
  isBusy?: boolean;
  ref?: Ref<HTMLUListElement>;
  onOpen?: (userId: string) => void;
}) => (
  <ul ref={props.ref} className={styles.entries} aria-busy={props.isBusy ?? false}>
    {props.entries.map((entry) => <Entry key={entry.id} entry={entry} onOpen={props.onOpen} />)}
  </ul>
);

function Entry(props: {
  entry: TrailEntries_entry$key;
  onOpen: ((userId: string) => void) | undefined;
}) {
  const entry = useFragment(
    graphql`
      fragment TrailEntries_entry on AuditEntry {
        detail
        isImpersonated
        happenedAt
        actor {
          id
          displayName
          email
        }
        subject {
          id
          displayName
          email
        }
      }
    `,
    props.entry,
  );
  const { detail, subject, isImpersonated, happenedAt } = entry;
  const isDesktop = useIsDesktop();
  return (
    <li>
      <span>
        {subject && props.onOpen
          ? (
            <button type="button" onClick={() => props.onOpen?.(subject.id)}>
              {detail}
            </button>
          )
          : detail}
        <span className="small tnum">
          {peopleLabel(entry)} ·{" "}
          <time dateTime={happenedAt}>{dateLabel(happenedAt)}, {clockLabel(happenedAt)}</time>
        </span>
      </span>
      {isImpersonated && isDesktop && (
        <Chip tone="on" icon={<UserRoundCog aria-hidden />}>Em nome de outra pessoa</Chip>
      )}
    </li>
  );
}

type Person =
  | { readonly id: string; readonly displayName: string; readonly email: string }
  | null
  | undefined;

const nameOf = (person: Person) => person ? person.displayName || person.email : null;

/** Names the actor, and the subject if that is another: "Ada → Ana", "Ada em nome de Ana", "Ana". */
function peopleLabel({ actor, subject, isImpersonated }: {
  readonly actor?: Person;
  readonly subject?: Person;
  readonly isImpersonated: boolean;
}): string {
  const actorName = nameOf(actor) ?? "Sistema ou conta excluída";
  const subjectName = nameOf(subject);
  if (isImpersonated) return `${actorName} em nome de ${subjectName ?? "uma conta excluída"}`;
  return subjectName === null || actor?.id === subject?.id
    ? actorName
    : `${actorName} → ${subjectName}`;
}
