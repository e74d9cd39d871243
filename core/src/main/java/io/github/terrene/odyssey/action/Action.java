package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.GameAction;

/** Something a player can do. The rules say whether it is allowed and what follows. */
public sealed interface Action extends GameAction
        permits AbandonAttack,
                Activate,
                Assign,
                Attack,
                Block,
                Choose,
                DeclineBlock,
                DismissCard,
                DismissCharacter,
                DismissForSupply,
                EndTurn,
                Hide,
                Pass,
                PayExtra,
                PlaceAssignable,
                PlaceCharacter,
                PlaceTerrain,
                PlayTerrain,
                Recruit,
                RecruitFromHand,
                Run,
                SwitchTerrain,
                Trade {}
