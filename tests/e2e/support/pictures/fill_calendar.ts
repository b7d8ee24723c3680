type Ask = (query: string, variables?: object) => Promise<{ [field: string]: { id: string } }>;

const TEXTS = [
  [
    "Bom dia",
    `variants: [{ body: "☀️ Bom dia, *{grupo}*!\\nJá já começam os achados.", weight: 1 }],
    tags: ["Saudação"]`,
  ],
  [
    "Véspera de Natal",
    `season: CHRISTMAS, tags: ["Aviso"], variants: [
    { body: "🎄 *Natal é {epoca_em?}*\\nCompre com folga para chegar a tempo.", weight: 1 },
    { body: "🎁 Falta pouco para o Natal, *{grupo}*!", weight: 1 }]`,
  ],
] as const;

/** Returns a local date and time so many days from now. */
const inDays = (days: number, time: string) => {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + days);
  return `${day.toISOString().slice(0, 10)}T${time}`;
};

/** Gives an account its own texts, and a calendar with each kind of entry; the first is tomorrow. */
export async function fillCalendar(
  ask: Ask,
  { offerIds, groupIds }: {
    readonly offerIds: readonly string[];
    readonly groupIds: readonly string[];
  },
) {
  const textIds: string[] = [];
  for (const [name, fields] of TEXTS) {
    const { createCampaignText } = await ask(
      `mutation { createCampaignText(input: { name: "${name}", ${fields} }) {
        __typename ... on CampaignText { id } } }`,
    );
    textIds.push(createCampaignText!.id);
  }
  const groups = `groupIds: ${JSON.stringify(groupIds)}`;
  for (
    const fields of [
      `kind: TEXT, campaignTextId: "${textIds[0]}", ${groups}, startsLocal: "${
        inDays(1, "08:00")
      }", recurrence: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"`,
      `kind: OFFER, offerId: "${offerIds[1]}", ${groups}, startsLocal: "${inDays(1, "19:00")}"`,
      `kind: SLOT, ${groups}, startsLocal: "${inDays(2, "12:00")}", times: ["12:00", "18:30"],
        recurrence: "FREQ=WEEKLY", queue: [{ offerId: "${offerIds[2]}" }, { offerId: "${
        offerIds[3]
      }" }]`,
      `kind: NOTE, title: "Pagamento da Shopee", startsLocal: "${inDays(3, "10:00")}"`,
    ]
  ) {
    await ask(`mutation { createCalendarEntry(input: { ${fields} }) { __typename } }`);
  }
}
