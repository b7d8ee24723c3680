import { useEffect, useState } from "react";
import { fetchQuery, graphql } from "react-relay";
import type { SlugFieldQuery } from "../../__generated__/SlugFieldQuery.graphql.ts";
import { environment } from "../../relay/environment.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { slugOf } from "./store_values.ts";

/** The end of the store's address; it says how the whole one reads, and whether it is free. */
export function SlugField(props: {
  slug: string;
  /** The one that the store has; null: none yet. */
  saved: string | null;
  problem: string | undefined;
  onChange: (slug: string) => void;
}) {
  const { slug, saved } = props;
  const found = useSlugProblem(slug === saved ? "" : slug);
  const problem = props.problem ?? found ?? undefined;
  const address = `${location.host}/store/${slug || "…"}`;
  const state = slug === saved || found === undefined
    ? address
    : `${address} está livre.${saved === null ? "" : " O endereço de agora passa a levar a ele."}`;
  return (
    <Field
      name="slug"
      label="Endereço"
      value={slug}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ target }) => props.onChange(slugOf(target.value))}
      error={problem !== undefined}
      helperText={problem ?? state}
    />
  );
}

const DELAY_MS = 400; // until the person stops typing

/** Returns why the store cannot have that slug; null: it can; undefined: not known, or none is typed. */
function useSlugProblem(slug: string): string | null | undefined {
  const [answer, setAnswer] = useState<{ slug: string; problem: string | null }>();
  useEffect(() => {
    if (slug === "") return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      fetchQuery<SlugFieldQuery>(
        environment,
        graphql`
          query SlugFieldQuery($slug: String!) {
            viewer {
              storeSlugProblem(slug: $slug)
            }
          }
        `,
        { slug },
      ).toPromise().then(
        (data) => {
          if (isCurrent && data?.viewer) {
            setAnswer({ slug, problem: data.viewer.storeSlugProblem ?? null });
          }
        },
        () => {}, // saving says it
      );
    }, DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [slug]);
  return answer?.slug === slug ? answer.problem : undefined;
}
