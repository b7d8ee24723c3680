/**
 * @generated SignedSource<<4a49a45dc3dc6137a78a32a8de7337ac>>
 * @relayHash 83d2ac43257dbb8f333e21420ea57f47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45489b95795308465cf3bea4e53755020d9367655893c39b2af37b052ebb404a

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StartWarmUpInput = {
  sessionId: string;
};
export type useEndWarmUpUndoMutation$variables = {
  input: StartWarmUpInput;
};
export type useEndWarmUpUndoMutation$data = {
  readonly startWarmUp: {
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
export type useEndWarmUpUndoMutation = {
  response: useEndWarmUpUndoMutation$data;
  variables: useEndWarmUpUndoMutation$variables;
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
    "name": "useEndWarmUpUndoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startWarmUp",
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
    "name": "useEndWarmUpUndoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startWarmUp",
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
    "id": "45489b95795308465cf3bea4e53755020d9367655893c39b2af37b052ebb404a",
    "metadata": {},
    "name": "useEndWarmUpUndoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5d0b5dbee03d314965598776091a845e";

export default node;
