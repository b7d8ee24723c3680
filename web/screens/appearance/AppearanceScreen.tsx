import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { graphql, useFragment, useSubscription } from "react-relay";
import type { AppearanceScreenQuery } from "../../__generated__/AppearanceScreenQuery.graphql.ts";
import type { AppearanceScreenSubscription } from "../../__generated__/AppearanceScreenSubscription.graphql.ts";
import type { AppearanceScreen_full$key } from "../../__generated__/AppearanceScreen_full.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useIsDesktop } from "../../browser/media.ts";
import { refetch } from "../../relay/environment.ts";
import { refetchCount, useRefetchMissed } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { applyAppearance } from "../../theme/appearance.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { ScreenTitle, TwoColumns } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { ColorActions } from "./ColorActions.tsx";
import colors from "./Colors.module.css";
import { ColorsCard } from "./ColorsCard.tsx";
import { PreviewCard } from "./PreviewCard.tsx";
import themes from "./Themes.module.css";
import { ThemesCard } from "./ThemesCard.tsx";
import { useUpdateAppearance } from "./appearance_mutations.ts";
import { useColorEdits } from "./useColorEdits.ts";

const ColorConflict = lazyOnIdle(async () =>
  (await import("./AppearanceDialogs.tsx")).ColorConflict
);

const title = {
  title: "Aparência",
  note: "Muda agora, em todas as telas abertas.",
} as const;

/** `/app/admin/appearance`: the colours of all screens, with a preview, and saved themes. */
export const AppearanceScreen = () => (
  <Suspense fallback={<Loading />}>
    <AppearanceContent />
  </Suspense>
);

const Loading = () => (
  <>
    <ScreenTitle {...title} action={<Skeleton variant="rounded" width={120} height={44} />} />
    <TwoColumns
      aside={
        <Section label="Prévia a caminho">
          <Skeleton variant="rounded" height={340} />
        </Section>
      }
    >
      <Section label="Cores a caminho">
        {[0, 1, 2].map((row) => <Skeleton key={row} height={48} />)}
      </Section>
      <Section label="Temas a caminho">
        <div className={themes.themes}>
          {[0, 1, 2].map((card) => <Skeleton key={card} variant="rounded" height={136} />)}
        </div>
      </Section>
    </TwoColumns>
  </>
);

const query = graphql`
  query AppearanceScreenQuery($first: Int = 30) {
    appearance {
      ...AppearanceScreen_full
    }
    ...ThemesCard_query @arguments(first: $first)
  }
`;

/** The colours with their unsaved edits, the preview, and the themes. */
function AppearanceContent() {
  const data = useScreenQuery<AppearanceScreenQuery>(query, {});
  const appearance = useFragment<AppearanceScreen_full$key>(appearanceFull, data.appearance);
  useAppearanceChanges();
  const length = useRef(0); // of the list: a refresh loads as many
  useRefetchMissed(useCallback(() => refetch(query, { first: refetchCount(length.current) }), []));
  useEffect(() => applyAppearance(appearance), [appearance]);
  const isDesktop = useIsDesktop();
  const edits = useColorEdits(appearance);
  const [isComparing, setIsComparing] = useState(false);
  const [update, isSaving] = useUpdateAppearance();
  const save = (version: number) =>
    update({ ...edits.changed, version }, {
      onSaved() {
        setIsComparing(false);
        edits.discard();
      },
      onConflict: () => setIsComparing(true),
    });
  const actions = <ColorActions appearance={appearance} edits={edits} isSaving={isSaving} />;
  const preview = <PreviewCard colors={edits.shown} isDirty={edits.isDirty} />;
  return (
    <>
      <ScreenTitle {...title} action={actions} />
      {edits.isChangedMeanwhile && <ChangedMeanwhile onCompare={() => setIsComparing(true)} />}
      <TwoColumns aside={isDesktop && preview}>
        <ColorsCard edits={edits} onSave={() => save(edits.baseVersion)} />
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
              edits.discard();
            }}
            onClose={() => setIsComparing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Another admin saved colours while this one has unsaved edits. */
const ChangedMeanwhile = ({ onCompare }: { onCompare: () => void }) => (
  <Alert
    severity="warning"
    className={colors.alert}
    action={<Button size="small" className={colors.compare} onClick={onCompare}>Comparar</Button>}
  >
    Outra pessoa salvou cores agora. As que você mudou continuam aqui, sem salvar.
  </Alert>
);

/** Subscribes to the changes of the appearance by other admins. */
function useAppearanceChanges() {
  useSubscription<AppearanceScreenSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription AppearanceScreenSubscription {
        appearanceChanged {
          ...AppearanceScreen_full
        }
      }
    `,
    variables: {},
    onError: () => {}, // the socket reconnects by itself
  }), []));
}

/** All that the screen shows of the appearance: every mutation and subscription selects it. */
const appearanceFull = graphql`
  fragment AppearanceScreen_full on Appearance {
    id
    version
    sidebarColor
    primaryColor
    cardColor
    canUndo
  }
`;
