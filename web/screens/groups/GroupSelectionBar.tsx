import { Link2 } from "lucide-react";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { UpdateGroupsInput } from "../../__generated__/useUpdateGroupsMutation.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { groupLinkPath } from "../../paths.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { SelectionBar } from "../../ui/lists/selection.tsx";
import { MenuButton } from "../../ui/overlays/MenuButton.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import { type TaggedGroup, useUpdateGroups } from "../../shared/groups/useUpdateGroups.ts";

const BulkTags = lazyOnIdle(async () => (await import("../../shared/TagEditor.tsx")).BulkTags);

type SelectedGroup = TaggedGroup & {
  readonly status: string;
  readonly inviteUrl?: string | null | undefined;
};

/** The actions on several selected groups; on phones docked above the navigation. */
export function GroupSelectionBar(props: {
  groups: readonly SelectedGroup[];
  knownTags: readonly string[];
  onAll: () => void;
  onUpdated: () => void;
}) {
  const { groups } = props;
  const [update, isUpdating] = useUpdateGroups(props.onUpdated);
  // Stored: a new tag may remove groups from the list while the sheet is open.
  const [tagged, setTagged] = useState<readonly TaggedGroup[] | null>(null);
  const groupIds = groups.map(({ id }) => id);
  const retag = (change: Pick<UpdateGroupsInput, "addTags" | "removeTags">, onTaken?: () => void) =>
    tagged && update({ ids: tagged.map(({ id }) => id), ...change }, (groups) => {
      setTagged((open) => open && groups);
      onTaken?.();
    });
  const linkGroups = useLinkGroups();
  const isNone = groups.length === 0;
  const quiet = { variant: "outlined", disabled: isNone } as const;
  return (
    <SelectionBar
      label="Grupos escolhidos"
      status={isNone ? "Escolha os grupos" : countLabel(groups.length, "escolhido", "escolhidos")}
    >
      {!isNone && (
        <MenuButton
          label="Mais ações"
          menuLabel="Ações dos escolhidos"
          actions={[
            { label: "Criar link do grupo com vaga", Icon: Link2, act: () => linkGroups(groups) },
          ]}
        />
      )}
      {isNone && <Button variant="outlined" onClick={props.onAll}>Escolher todos</Button>}
      <Button {...quiet} onClick={() => setTagged(groups)}>Marcadores</Button>
      <BusyButton
        {...quiet}
        isBusy={isUpdating}
        onClick={() => update({ ids: groupIds, isActive: true })}
      >
        Ativar
      </BusyButton>
      <BusyButton
        {...quiet}
        isBusy={isUpdating}
        onClick={() => update({ ids: groupIds, isActive: false })}
      >
        Desativar
      </BusyButton>
      {tagged && (
        <Suspense>
          <BulkTags
            title={`Marcadores de ${countLabel(tagged.length, "grupo", "grupos")}`}
            items={tagged}
            othersLabel="Marcadores de outros grupos"
            knownTags={props.knownTags}
            onAdd={(tag, onTaken) => retag({ addTags: [tag] }, onTaken)}
            onRemove={(tag) => retag({ removeTags: [tag] })}
            onClose={() => setTagged(null)}
          />
        </Suspense>
      )}
    </SelectionBar>
  );
}

/** Returns a function that begins a short link to the one of the groups that has room. */
function useLinkGroups() {
  const navigate = useNavigate();
  return (groups: readonly SelectedGroup[]) => {
    const invited = groups.filter(({ inviteUrl, status }) => inviteUrl && status !== "LEFT");
    if (invited.length > 0) return void navigate(groupLinkPath(invited.map(({ id }) => id)));
    showNotice("Ainda não há convite destes grupos. Abra um deles e toque em Pedir o link.");
  };
}
