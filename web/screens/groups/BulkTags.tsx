import { countLabel } from "../../ui/count.ts";
import { Sheet, SheetBody } from "../../ui/Sheet.tsx";
import { TagEditor } from "./TagEditor.tsx";

/** The tags of several groups: a new one goes to all, one taken away leaves all. */
export function BulkTags(props: {
  groups: readonly { readonly tags: readonly string[] }[];
  knownTags: readonly string[];
  onAdd: (tag: string, onTaken?: () => void) => void;
  onRemove: (tag: string) => void;
  onClose: () => void;
}) {
  const { groups } = props;
  const tags = [...new Set(groups.flatMap(({ tags }) => tags))].sort();
  return (
    <Sheet
      title={`Etiquetas de ${countLabel(groups.length, "grupo", "grupos")}`}
      note="O que você muda aqui vale para todos eles, na hora."
      onClose={props.onClose}
    >
      <SheetBody>
        <TagEditor
          tags={tags}
          others={props.knownTags.filter((tag) =>
            !groups.every((group) => group.tags.includes(tag))
          )}
          onAdd={props.onAdd}
          onRemove={props.onRemove}
        />
      </SheetBody>
    </Sheet>
  );
}
