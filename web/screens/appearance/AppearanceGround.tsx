import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AppearanceGroundQuery } from "../../__generated__/AppearanceGroundQuery.graphql.ts";
import type { appearanceWhole_appearance$key } from "../../__generated__/appearanceWhole_appearance.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useIsDesktop } from "../../browser/media.ts";
import { prefetch } from "../../relay/environment.ts";
import { refetchCount, useRefetchMissed } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { applyAppearance } from "../../theme/appearance.ts";
import { ScreenTitle, TwoColumns } from "../../ui/layout/Screen.tsx";
import { ColorActions } from "./ColorActions.tsx";
import { ColorsCard } from "./ColorsCard.tsx";
import { Overtaken } from "./Overtaken.tsx";
import { PreviewCard } from "./PreviewCard.tsx";
import { ThemesCard } from "./ThemesCard.tsx";
import { appearanceWhole } from "./appearanceWhole.ts";
import { useAppearanceChanges } from "./useAppearanceChanges.ts";
import { useColorEdits } from "./useColorEdits.ts";
import { useUpdateAppearance } from "./useUpdateAppearance.ts";
import { title } from "./words.ts";

const ColorConflict = lazyOnIdle(async () => (await import("./ColorConflict.tsx")).ColorConflict);

const query = graphql`
  query AppearanceGroundQuery($first: Int = 30) {
    appearance {
      ...appearanceWhole_appearance
    }
    ...ThemesCard_query @arguments(first: $first)
  }
`;

/** The colours as they are and as they are being picked, and the themes under them. */
export function AppearanceGround() {
  const data = useScreenQuery<AppearanceGroundQuery>(query, {});
  const appearance = useFragment<appearanceWhole_appearance$key>(appearanceWhole, data.appearance);
  useAppearanceChanges();
  const length = useRef(0); // of the list, so that asking again does not shorten it
  useRefetchMissed(useCallback(() => prefetch(query, { first: refetchCount(length.current) }), []));
  useEffect(() => applyAppearance(appearance), [appearance]);
  const isDesktop = useIsDesktop();
  const edits = useColorEdits(appearance);
  const [isComparing, setIsComparing] = useState(false);
  const [update, isSaving] = useUpdateAppearance();
  const save = (version: number) =>
    update({ ...edits.changed, version }, {
      onSaved() {
        setIsComparing(false);
        edits.drop();
      },
      onChangedMeanwhile: () => setIsComparing(true),
    });
  const actions = <ColorActions appearance={appearance} edits={edits} isSaving={isSaving} />;
  const preview = <PreviewCard colors={edits.shown} isDirty={edits.isDirty} />;
  return (
    <>
      <ScreenTitle {...title} action={actions} />
      {edits.isOvertaken && <Overtaken onCompare={() => setIsComparing(true)} />}
      <TwoColumns aside={isDesktop && preview}>
        <ColorsCard edits={edits} onSave={() => save(edits.since)} />
        {!isDesktop && preview}
        <ThemesCard
          query={data}
          appearance={appearance}
          edits={edits}
          length={length}
        />
      </TwoColumns>
      {isComparing && edits.isDirty && (
        <Suspense>
          <ColorConflict
            mine={edits.shown}
            theirs={appearance}
            isSaving={isSaving}
            onMine={() => save(appearance.version)}
            onTheirs={() => {
              setIsComparing(false);
              edits.drop();
            }}
            onClose={() => setIsComparing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
