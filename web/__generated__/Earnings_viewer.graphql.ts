/**
 * @generated SignedSource<<a69390abeb9132b7508d08895a546c40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PixKeyKind = "CNPJ" | "CPF" | "EMAIL" | "PHONE" | "RANDOM";
import { FragmentRefs } from "relay-runtime";
export type Earnings_viewer$data = {
  readonly commissionBalance: {
    readonly inPayout: {
      readonly cents: number;
      readonly formatted: string;
    };
    readonly paid: {
      readonly formatted: string;
    };
    readonly payable: {
      readonly cents: number;
      readonly formatted: string;
    };
    readonly pending: {
      readonly formatted: string;
    };
  };
  readonly referralProgramme: {
    readonly holdDays: number;
    readonly leastPayout: {
      readonly cents: number;
      readonly formatted: string;
    };
    readonly pixKey: {
      readonly kind: PixKeyKind;
    } | null | undefined;
  };
  readonly " $fragmentType": "Earnings_viewer";
};
export type Earnings_viewer$key = {
  readonly " $data"?: Earnings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Earnings_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "formatted",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cents",
    "storageKey": null
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Earnings_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CommissionBalance",
      "kind": "LinkedField",
      "name": "commissionBalance",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "pending",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "payable",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "inPayout",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "paid",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReferralProgramme",
      "kind": "LinkedField",
      "name": "referralProgramme",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "holdDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "leastPayout",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PixKey",
          "kind": "LinkedField",
          "name": "pixKey",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "62549384d3651641b02cd76ef46178cd";

export default node;
