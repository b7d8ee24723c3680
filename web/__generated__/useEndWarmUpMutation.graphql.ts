/**
 * @generated SignedSource<<ee003f7255f60076730621032de48b38>>
 * @relayHash d5d37aee0b1d3ddc56c8ea277fb6ceb8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39322e0da90d3ee7fe22b745e26abe8633c6f70c3322e959fa655b2a0451715b

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EndWarmUpInput = {
  sessionId: string;
};
export type useEndWarmUpMutation$variables = {
  input: EndWarmUpInput;
};
export type useEndWarmUpMutation$data = {
  readonly endWarmUp: {
    readonly NumberCard_numberRisk: {
      readonly " $fragmentSpreads": FragmentRefs<"NumberCard_numberRisk">;
    } | null | undefined;
    readonly WarmUp_session: {
      readonly " $fragmentSpreads": FragmentRefs<"WarmUp_session">;
    } | null | undefined;
    readonly code?: string;
    readonly message?: string;
  };
};
export type useEndWarmUpMutation = {
  response: useEndWarmUpMutation$data;
  variables: useEndWarmUpMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useEndWarmUpMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "endWarmUp",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "WarmUp_session"
                }
              ],
              "type": "MessengerSession",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "WarmUp_session"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "NumberCard_numberRisk"
                }
              ],
              "type": "MessengerSession",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "NumberCard_numberRisk"
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEndWarmUpMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "endWarmUp",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "WarmUp",
                "kind": "LinkedField",
                "name": "warmUp",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "day",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "days",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "capToday",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sentToday",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
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
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "Node",
            "abstractKey": "__isNode"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "39322e0da90d3ee7fe22b745e26abe8633c6f70c3322e959fa655b2a0451715b",
    "metadata": {},
    "name": "useEndWarmUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "73c9fdecf5eafc424affb961ac1165ee";

export default node;
