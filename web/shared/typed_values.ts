const name = (screen: string) => `typed:${screen}`;

/** What was typed on a settings screen and not saved: it outlives a reload, and signing in again. */
export const typedValues = <Values>(screen: string): Partial<Values> =>
  JSON.parse(sessionStorage.getItem(name(screen)) ?? "{}");

export const keepTypedValues = (screen: string, typed: object) =>
  sessionStorage.setItem(name(screen), JSON.stringify(typed));

export const dropTypedValues = (screen: string) => sessionStorage.removeItem(name(screen));
