import { expect, test } from "vitest";
import {
  cellsUnder,
  mappingFor,
} from "../../../../../server/core/insights/conversions/csv/mapping.ts";
import type { ReportNetwork } from "../../../../../server/core/insights/conversions/csv/networks.ts";
import { readLine } from "../../../../../server/core/insights/conversions/csv/read_line.ts";

const SUB = "k7mQ2xz";

/** Each network's report: its titles, a line, and what the line says. */
const reports: readonly (readonly [ReportNetwork, string, string, object])[] = [
  [
    "AWIN",
    "id;publisher_id;sale_amount;commission;date;commission_status;click_ref",
    `9001;654321;149.90;9.74;2026-11-20T10:00:00;0;${SUB}`,
    { status: "PENDING", amount: 14_990, commission: 974, name: "9001:" },
  ],
  [
    "RAKUTEN",
    "Member ID (U1);MID;Advertiser Name;Order ID;Transaction Date;SKU;Sales;Total Commission",
    `${SUB};44071;Loja;P1;20/11/2026;A-1;149,90;9,74`,
    { status: "CONFIRMED", amount: 14_990, commission: 974, name: "P1:A-1" },
  ],
  [
    "CJ",
    "Event Date;Posting Date;Action Status;Commission ID;SID;Sale Amount;Publisher Commission",
    `2026-11-20T10:00:00Z;2026-11-21T10:00:00Z;extended;77;${SUB};149.90;9.74`,
    { status: "PENDING", amount: 14_990, commission: 974, name: "77:" },
  ],
  [
    "IMPACT",
    "Action Id;Action Date;Status;Sale Amount;Action Earnings;Sub Id 1;Brand",
    `1.2.3;2026-11-20 10:00:00;REVERSED;149.90;9.74;${SUB};Loja`,
    { status: "CANCELED", amount: 14_990, commission: 974, name: "1.2.3:Loja" },
  ],
  [
    "ADMITAD",
    "Action ID;Action date;Status;Order amount;Reward;SubID",
    `55;2026-11-20 10:00:00;approved;149.90;9.74;${SUB}`,
    { status: "CONFIRMED", amount: 14_990, commission: 974, name: "55:" },
  ],
  [
    "LOMADEE",
    "ID da transação;Data da transação;Status;Valor da venda;Comissão;mdasc",
    `L1;20/11/2026 10:00;Pendente;149,90;9,74;${SUB}`,
    { status: "PENDING", amount: 14_990, commission: 974, name: "L1:" },
  ],
];

test.each(reports)(
  "%s: a report's columns are found by their titles",
  (network, head, row, said) => {
    const titles = head.split(";");
    const mapping = mappingFor(titles, network, { given: null, remembered: null });
    const line = readLine(
      cellsUnder(titles, mapping)(row.split(";")),
      network,
      { zone: "America/Sao_Paulo", dateOrder: "DAY_FIRST" },
    );
    const { amount, commission, name, status, subIds, marketplace } = line;
    expect({ amount: amount?.cents, commission: commission?.cents, name, status }).toEqual(said);
    expect({ subIds, marketplace }).toEqual({ subIds: [SUB], marketplace: "OTHER" });
  },
);

test("a mistyped century is no date, and a reference has some words at most", () => {
  const titles = ["date", "commission", "click_ref"];
  const mapping = { purchasedAt: "date", commission: "commission", subId: "click_ref" };
  const read = (date: string, words = "") =>
    readLine(cellsUnder(titles, mapping)([date, "9,74", words]), "AWIN", {
      zone: "America/Sao_Paulo",
      dateOrder: "DAY_FIRST",
    });
  for (const date of ["01/01/0000", "20/11/0026", "2206-11-20x", "9026-11-20"]) {
    expect(() => read(date)).toThrow("data");
  }
  expect(read("2026-11-20", "abc ".repeat(100_000)).subIds).toHaveLength(20);
});
