import { Button } from "@mui/material";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay";
import type { TagsForm_viewer$key } from "../../__generated__/TagsForm_viewer.graphql.ts";
import { Field } from "../../ui/Field.tsx";
import { fieldProps } from "../../ui/fieldProps.ts";
import type { Shop, TagName } from "./shops.tsx";
import styles from "./TagsScreen.module.css";
import { useUpdateTags } from "./useUpdateTags.ts";

type Values = Partial<Record<TagName, string>>;

/** The person's tags in one shop's programme; empty removes one. */
export function TagsForm({ viewer, shop }: { viewer: TagsForm_viewer$key; shop: Shop }) {
  const { affiliateTags } = useFragment(
    graphql`
      fragment TagsForm_viewer on User {
        affiliateTags {
          amazonTag
          shopeeId
          mercadoLivreWord
          mercadoLivreTool
        }
      }
    `,
    viewer,
  );
  const kept = Object.fromEntries(shop.tags.map(({ name }) => [name, affiliateTags[name] ?? ""]));
  const { register, handleSubmit, setError, formState: { errors } } = useForm<Values>({
    values: kept, // what another tab saves appears here, unless it is being typed over
    resetOptions: { keepDirtyValues: true },
  });
  const [update, isSaving] = useUpdateTags();
  const submit = handleSubmit((values) => {
    const input = Object.fromEntries(
      shop.tags.map(({ name }) => [name, values[name]?.trim() || null]),
    );
    update(input, (path, message) => {
      const tag = shop.tags.find(({ name }) => path.includes(name));
      if (tag) setError(tag.name, { message }, { shouldFocus: true });
      return tag !== undefined;
    });
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {shop.tags.map(({ name, label, help }) => {
        const props = fieldProps(register(name), errors[name]);
        return (
          <Field
            key={name}
            label={label}
            autoComplete="off"
            inputProps={{ autoCapitalize: "none", spellCheck: false }}
            {...props}
            helperText={props.helperText ?? help}
          />
        );
      })}
      <Button type="submit" variant="contained" loading={isSaving}>Salvar</Button>
    </form>
  );
}
