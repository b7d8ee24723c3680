/**
 * @generated SignedSource<<1ec5dbe226cedfc303b917c15cd100fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RiskLevel = "HIGH" | "LOW" | "MEDIUM";
import { FragmentRefs } from "relay-runtime";
export type NumberRisk_session$data = {
  readonly risk: {
    readonly advice: string;
    readonly level: RiskLevel;
    readonly reasons: ReadonlyArray<string>;
  } | null | undefined;
  readonly " $fragmentType": "NumberRisk_session";
};
export type NumberRisk_session$key = {
  readonly " $data"?: NumberRisk_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"NumberRisk_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NumberRisk_session",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NumberRisk",
      "kind": "LinkedField",
      "name": "risk",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "level",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reasons",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "advice",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MessengerSession",
  "abstractKey": null
};

(node as any).hash = "12f1275a5576c9f3c69296c9c7db3439";

export default node;
