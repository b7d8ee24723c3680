/** An input of the API: each field may be left out or null. */
export type Given<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | null | undefined };
