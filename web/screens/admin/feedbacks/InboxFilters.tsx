import { useSearchParams } from "react-router-dom";
import { type InboxKind, type InboxView, parseInboxParams } from "../../../routing/inbox_params.ts";
import { useSetParam } from "../../../shared/lists.ts";
import { useSearchText } from "../../../shared/search.ts";
import { ChipGroup, RemovableChip, ToggleChip } from "../../../ui/buttons/ToggleChip.tsx";
import { SearchField } from "../../../ui/forms/SearchField.tsx";
import styles from "./Inbox.module.css";

const kinds: Readonly<Record<InboxKind, string>> = {
  problemas: "Problemas",
  sugestoes: "Sugestões",
  duvidas: "Dúvidas",
};

/** Null: what waits for an admin. */
const views: readonly (readonly [InboxView | null, string])[] = [
  [null, "A tratar"],
  ["respondidas", "Respondidas"],
  ["encerradas", "Encerradas"],
  ["todas", "Todas"],
];

/** Filters the entries by text, status, kind and assignee; all are in the address. */
export function InboxFilters({ viewerId }: { viewerId: string | null }) {
  const [params] = useSearchParams();
  const [words, setWords] = useSearchText();
  const setParam = useSetParam();
  const { kind, view, page: { assigneeId, topicId } } = parseInboxParams(params);
  const isOwn = assigneeId !== null && assigneeId === viewerId;
  return (
    <div className={styles.filters}>
      <SearchField label="Buscar no texto" value={words} onChange={setWords} />
      <ChipGroup label="Como está" scrolls>
        {views.map(([one, label]) => (
          <ToggleChip
            key={label}
            isPicked={one === view}
            onToggle={() => setParam("ver", one)}
          >
            {label}
          </ToggleChip>
        ))}
      </ChipGroup>
      <ChipGroup label="Mostrar só" scrolls>
        {(Object.keys(kinds) as InboxKind[]).map((one) => (
          <ToggleChip
            key={one}
            isPicked={one === kind}
            onToggle={() => setParam("so", one === kind ? null : one)}
          >
            {kinds[one]}
          </ToggleChip>
        ))}
        <ToggleChip isPicked={isOwn} onToggle={() => setParam("de", isOwn ? null : viewerId)}>
          Comigo
        </ToggleChip>
        {topicId && (
          <RemovableChip onRemove={() => setParam("assunto", null)}>De um assunto</RemovableChip>
        )}
      </ChipGroup>
    </div>
  );
}
