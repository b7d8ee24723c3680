import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { graphql, useFragment, useMutation } from "react-relay";
import type {
  TagsFormMutation,
  UpdateAffiliateTagsInput,
} from "../../__generated__/TagsFormMutation.graphql.ts";
import type { TagsForm_viewer$key } from "../../__generated__/TagsForm_viewer.graphql.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { dropTypedValues, saveTypedValues, typedValues } from "../../shared/drafts.ts";
import { ownTags, type TagName } from "../../shared/offers/unpaid/own_tags.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Field, fieldProps } from "../../ui/forms/Field.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import styles from "./Shop.module.css";
import type { Shop } from "./shops.tsx";

type Values = Partial<Record<TagName, string>>;

/** The person's tags in one shop's programme; an empty field removes a tag. */
export function TagsForm({ viewer, shop }: { viewer: TagsForm_viewer$key; shop: Shop }) {
  const { affiliateTags: stored } = useFragment(
    graphql`
      fragment TagsForm_viewer on Viewer {
        affiliateTags {
          ...ownTags_tags
        }
      }
    `,
    viewer,
  );
  const affiliateTags = ownTags(stored);
  const valuesOf = (tags: SavedTags): Values =>
    Object.fromEntries(shop.tags.map(({ name }) => [name, tags[name] ?? ""]));
  const {
    register,
    handleSubmit,
    setError,
    setValue,
    getValues,
    reset,
    formState: { errors, isDirty },
  } = useForm<Values>({
    values: valuesOf(affiliateTags), // follows changes in other tabs, unless the field is dirty
    resetOptions: { keepDirtyValues: true },
  });
  useEffect(() => {
    for (const [name, typed] of Object.entries(typedValues<Record<TagName, string>>(shop.path))) {
      setValue(name as TagName, typed, { shouldDirty: true });
    }
  }, []);
  useUnsavedChanges(isDirty);
  const isSaved = shop.tags.some(({ name }) => affiliateTags[name]); // then the next step has the filled button
  const [update, isSaving] = useUpdateTags();
  const submit = handleSubmit((values) => {
    const input = Object.fromEntries(
      shop.tags.map(({ name }) => [name, values[name]?.trim() || null]),
    );
    update(input, {
      onSaved(tags) {
        dropTypedValues(shop.path);
        reset(valuesOf(tags), { keepDirtyValues: false });
      },
      onRefused(path, message) {
        const tag = shop.tags.find(({ name }) => path.includes(name));
        if (tag) setError(tag.name, { message }, { shouldFocus: true });
        return tag !== undefined;
      },
    });
  });
  return (
    <form
      className={styles.form}
      onSubmit={submit}
      onChange={({ target }) => {
        for (
          const [name, value] of tagsInLink(shop, (target as unknown as HTMLInputElement).value)
        ) {
          setValue(name, value, { shouldDirty: true });
        }
        saveTypedValues(shop.path, getValues());
      }}
      noValidate
    >
      {shop.tags.map(({ name, label, help }) => {
        const props = fieldProps(register(name), errors[name]);
        return (
          <Field
            key={name}
            label={label}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...props}
            helperText={props.helperText ?? help}
          />
        );
      })}
      <BusyButton
        type="submit"
        variant={isDirty || !isSaved && !shop.isSecondary ? "contained" : "outlined"}
        isBusy={isSaving}
      >
        Salvar
      </BusyButton>
    </form>
  );
}

/** The tags in a pasted link that carries several: each fills its own field. */
export function tagsInLink({ tags }: Pick<Shop, "tags">, text: string): [TagName, string][] {
  const found = tags.flatMap(({ name, parameter }): [TagName, string][] => {
    const value = parameter && URL.parse(text.trim())?.searchParams.get(parameter);
    return value ? [[name, value]] : [];
  });
  return found.length > 1 ? found : [];
}

type SavedTags = ReturnType<typeof ownTags>;

/** Returns a function that saves tags. */
function useUpdateTags() {
  const showError = useErrorNotice();
  const [commit, isSaving] = useMutation<TagsFormMutation>(graphql`
    mutation TagsFormMutation($input: UpdateAffiliateTagsInput!) {
      updateAffiliateTags(input: $input) {
        ...TagsForm_viewer @alias
        ...TagCard_exampleLink @alias
        ... on Viewer {
          affiliateTags {
            ...ownTags_tags
          }
        }
        ... on UserError {
          code
          message
          path
        }
      }
    }
  `);
  const update = (input: UpdateAffiliateTagsInput, handlers: {
    /** Receives the saved tags: a pasted link is reduced to its tag. */
    onSaved: (tags: SavedTags) => void;
    /** Returns whether the refusal was shown at a field. */
    onRefused: (path: readonly string[], message: string) => boolean;
  }) =>
    commit({
      variables: { input },
      onCompleted({ updateAffiliateTags: { affiliateTags, message = "", path = [] } }) {
        if (affiliateTags) {
          showNotice("Salvo. Vale para as próximas mensagens.", { variant: "success" });
          handlers.onSaved(ownTags(affiliateTags));
        } else if (!handlers.onRefused(path, message)) {
          showNotice(message, { variant: "error" });
        }
      },
      onError: showError,
    });
  return [update, isSaving] as const;
}
