import { Sheet, SheetBody } from "../ui/overlays/Sheet.tsx";
import { TagEditor } from "./TagEditor.tsx";

/** The tags of several things at once: a new one goes to all, one taken away leaves all. */
export function BulkTags(props: {
  /** "Etiquetas de 3 grupos" */
  title: string;
  items: readonly { readonly tags: readonly string[] }[];
  knownTags: readonly string[];
  /** Names those that not all of them have. */
  othersLabel: string;
  onAdd: (tag: string, onTaken?: () => void) => void;
  onRemove: (tag: string) => void;
  onClose: () => void;
}) {
  const { items, knownTags } = props;
  const tags = [...new Set(items.flatMap(({ tags }) => tags))].sort();
  return (
    <Sheet
      title={props.title}
      note="O que você muda aqui vale para todos eles, na hora."
      onClose={props.onClose}
    >
      <SheetBody>
        <TagEditor
          tags={tags}
          others={knownTags.filter((tag) => !items.every((item) => item.tags.includes(tag)))}
          othersLabel={props.othersLabel}
          onAdd={props.onAdd}
          onRemove={props.onRemove}
        />
      </SheetBody>
    </Sheet>
  );
}
