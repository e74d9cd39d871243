package io.github.terrene.terralore.event;

/** What happens to cards on the field, which are identified by number: they arrive, change, move and leave. */
public sealed interface FieldEvent extends Event
        permits CardTurnedUp,
                CardEntered,
                PutOntoField,
                PointsChanged,
                CreaturesMoved,
                ControlTaken,
                CreaturesDestroyed,
                CreaturesExiled,
                ReturnedToHand,
                SkillLeft {}
