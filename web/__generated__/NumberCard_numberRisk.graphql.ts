/**
 * @generated SignedSource<<937d73ae72d4d1785697b6a7639b0c5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RiskLevel = "HIGH" | "LOW" | "MEDIUM";
import { FragmentRefs } from "relay-runtime";
export type NumberCard_numberRisk$data = {
  readonly risk: {
    readonly advice: string;
    readonly level: RiskLevel;
    readonly reasons: ReadonlyArray<string>;
  } | null | undefined;
  readonly " $fragmentType": "NumberCard_numberRisk";
};
export type NumberCard_numberRisk$key = {
  readonly " $data"?: NumberCard_numberRisk$data;
  readonly " $fragmentSpreads": FragmentRefs<"NumberCard_numberRisk">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NumberCard_numberRisk",
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

(node as any).hash = "026012c7ec782b09d9f1c29ed4867cdc";

export default node;
