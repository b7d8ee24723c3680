import { Button } from "@mui/material";
import { Suspense, useState } from "react";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { countLabel } from "../../ui/count.ts";
import { later } from "../../ui/later.ts";
import styles from "./GroupList.module.css";
import { useUpdateGroups } from "./useUpdateGroups.ts";

const BulkTags = later(async () => (await import("./BulkTags.tsx")).BulkTags);

type Picked = readonly { readonly id: string; readonly tags: readonly string[] }[];

/** What one does with several groups at once; on the phone docked above the navigation. */
export function BulkBar(props: {
  groups: Picked;
  knownTags: readonly string[];
  onAll: () => void;
  onUpdated: () => void;
}) {
  const { groups } = props;
  const [update, isUpdating] = useUpdateGroups(props.onUpdated);
  const [isTagging, setIsTagging] = useState(false);
  const groupIds = groups.map(({ id }) => id);
  const isNone = groups.length === 0;
  const quiet = { variant: "outlined", color: "inherit", disabled: isNone } as const;
  return (
    <div role="region" aria-label="Grupos escolhidos" className={`${styles.bulk} on-card`}>
      <b aria-live="polite">
        {isNone ? "Escolha os grupos" : countLabel(groups.length, "escolhido", "escolhidos")}
      </b>
      {isNone && (
        <Button variant="outlined" color="inherit" onClick={props.onAll}>Escolher todos</Button>
      )}
      <Button {...quiet} onClick={() => setIsTagging(true)}>Etiquetas</Button>
      <BusyButton
        {...quiet}
        isBusy={isUpdating}
        onClick={() => update({ groupIds, active: true })}
      >
        Ativar
      </BusyButton>
      <BusyButton
        {...quiet}
        isBusy={isUpdating}
        onClick={() => update({ groupIds, active: false })}
      >
        Desativar
      </BusyButton>
      {isTagging && (
        <Suspense>
          <BulkTags
            groups={groups}
            knownTags={props.knownTags}
            onAdd={(tag) => update({ groupIds, addTags: [tag] })}
            onRemove={(tag) => update({ groupIds, removeTags: [tag] })}
            onClose={() => setIsTagging(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
