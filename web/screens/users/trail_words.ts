type Somebody =
  | {
    readonly id: string;
    readonly displayName: string;
    readonly email: string;
  }
  | null
  | undefined;

const nameOf = (somebody: Somebody) => somebody ? somebody.displayName || somebody.email : null;

/** Who did it, and to whom where that is another: "Ada → Ana", "Ada em nome de Ana", "Ana". */
export function whoActed({ actor, subject, isImpersonated }: {
  readonly actor?: Somebody;
  readonly subject?: Somebody;
  readonly isImpersonated: boolean;
}): string {
  const [by, about] = [nameOf(actor) ?? "Sistema ou conta excluída", nameOf(subject)];
  if (isImpersonated) return `${by} em nome de ${about ?? "uma conta excluída"}`;
  return about === null || actor?.id === subject?.id ? by : `${by} → ${about}`;
}
