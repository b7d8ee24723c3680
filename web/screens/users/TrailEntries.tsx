import { UserRoundCog } from "lucide-react";
import type { Ref } from "react";
import { graphql, useFragment } from "react-relay";
import type { TrailEntries_entry$key } from "../../__generated__/TrailEntries_entry.graphql.ts";
import { useIsDesktop } from "../../browser/media.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import { clockLabel, dateLabel } from "../../ui/text/clock.ts";
import styles from "./Person.module.css";

/** What was done, by whom, to whom; `onOpen` shows whose account it was about. */
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
          {whoActed(entry)} ·{" "}
          <time dateTime={happenedAt}>{dateLabel(happenedAt)}, {clockLabel(happenedAt)}</time>
        </span>
      </span>
      {isImpersonated && isDesktop && (
        <Chip tone="on" icon={<UserRoundCog aria-hidden />}>Em nome de outra pessoa</Chip>
      )}
    </li>
  );
}

type Somebody =
  | {
    readonly id: string;
    readonly displayName: string;
    readonly email: string;
  }
  | null
  | undefined;

const nameOf = (somebody: Somebody) => somebody ? somebody.displayName || somebody.email : null;

/** Who did it, and to whom where that is another: "Ada → Ana", "Ada em nome de Ana", "Ana". */
function whoActed({ actor, subject, isImpersonated }: {
  readonly actor?: Somebody;
  readonly subject?: Somebody;
  readonly isImpersonated: boolean;
}): string {
  const [by, about] = [nameOf(actor) ?? "Sistema ou conta excluída", nameOf(subject)];
  if (isImpersonated) return `${by} em nome de ${about ?? "uma conta excluída"}`;
  return about === null || actor?.id === subject?.id ? by : `${by} → ${about}`;
}
