import { type FormEvent, Suspense, useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { StoreForm_store$key } from "../../__generated__/StoreForm_store.graphql.ts";
import type { StoreForm_viewer$key } from "../../__generated__/StoreForm_viewer.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { marketplaceList } from "../../shared/marketplaces.ts";
import { ChipGroup, ToggleChip } from "../../ui/buttons/ToggleChip.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { FormActions } from "../../ui/forms/FormActions.tsx";
import { Switch } from "../../ui/forms/Switch.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { ColorFields } from "./ColorFields.tsx";
import { InviteFields } from "./InviteFields.tsx";
import { LinkFields, SectionFields } from "./ListFields.tsx";
import { SlugField } from "./SlugField.tsx";
import styles from "./Store.module.css";
import { valuesOf } from "./store_values.ts";
import { useStoreForm } from "./useStoreForm.ts";

const StoreConflict = lazyOnIdle(async () => (await import("./StoreConflict.tsx")).StoreConflict);

/** What visitors see besides the offers, saved at once; typed values survive a reload and a conflict. */
export function StoreForm(props: { store: StoreForm_store$key; viewer: StoreForm_viewer$key }) {
  const store = useFragment(
    graphql`
      fragment StoreForm_store on Store {
        version
        title
        slug
        about
        primaryColor
        cardColor
        isOnlySent
        marketplaces
        sections {
          id
          title
        }
        links {
          title
          url
        }
        invites {
          title
          url
          groupId
          capacity
          isFull
        }
        shownInvites {
          isFull
          members
        }
      }
    `,
    props.store,
  );
  const { groups } = useFragment(
    graphql`
      fragment StoreForm_viewer on Viewer {
        groups(first: 100) {
          edges {
            node {
              id
              title
            }
          }
        }
      }
    `,
    props.viewer,
  );
  const saved = valuesOf(store);
  const form = useStoreForm(saved, store.version);
  const { values, set, problems } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [problems]);
  return (
    <form
      ref={element}
      className={styles.cards}
      aria-label="Loja"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        form.save();
      }}
    >
      {form.isRecovered && (
        <Alert severity="info">Aqui está o que você tinha mudado e ainda não salvou.</Alert>
      )}
      <Section title="Perfil">
        <div className={styles.form}>
          <Field
            name="title"
            label="Nome da loja"
            value={values.title}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => set({ title: target.value })}
            error={problems.title !== undefined}
            helperText={problems.title}
          />
          <Field
            name="about"
            label="Em uma linha"
            value={values.about}
            maxLength={160}
            autoComplete="off"
            onChange={({ target }) => set({ about: target.value })}
            error={problems.about !== undefined}
            helperText={problems.about ?? "Como “Casa e tecnologia, preço conferido”."}
          />
          <SlugField
            slug={values.slug}
            saved={saved.slug}
            problem={problems.slug}
            onChange={(slug) => set({ slug })}
          />
        </div>
      </Section>
      <ColorFields values={values} onChange={set} />
      <SectionFields
        sections={values.sections}
        problem={problems.sections}
        onChange={(sections) => set({ sections })}
      />
      <InviteFields
        invites={values.invites}
        shown={store.shownInvites}
        groups={groups.edges.flatMap(({ node }) => node ?? [])}
        problem={problems.invites}
        onChange={(invites) => set({ invites })}
      />
      <LinkFields
        links={values.links}
        problem={problems.links}
        onChange={(links) => set({ links })}
      />
      <Section title="Quais ofertas">
        <div className={styles.form}>
          <ChipGroup label="Só destas lojas">
            {marketplaceList.map(([marketplace, { name }]) => (
              <ToggleChip
                key={marketplace}
                isPicked={values.marketplaces.includes(marketplace)}
                onToggle={() =>
                  set({
                    marketplaces: marketplaceList.flatMap(([other]) =>
                      values.marketplaces.includes(other) !== (other === marketplace) ? other : []
                    ),
                  })}
              >
                {name}
              </ToggleChip>
            ))}
          </ChipGroup>
          <p className="small">
            {values.marketplaces.length === 0
              ? "Sem escolher, aparecem ofertas de todas."
              : "Só aparecem ofertas das lojas escolhidas."}
          </p>
          <Switch
            checked={values.isOnlySent}
            onChange={(isOnlySent) => set({ isOnlySent })}
          >
            Deixar rascunhos de fora
          </Switch>
        </div>
      </Section>
      {form.isDirty && (
        <FormActions
          label="Salvar"
          isBusy={form.isSaving}
          onCancel={form.discard}
        />
      )}
      {form.isInConflict && (
        <Suspense>
          <StoreConflict
            mine={values}
            theirs={saved}
            onMine={form.saveMine}
            onTheirs={form.takeTheirs}
            onClose={form.closeConflict}
          />
        </Suspense>
      )}
    </form>
  );
}
