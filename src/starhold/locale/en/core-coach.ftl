# The coach: reasons that no amount tells, grades, and what a review says. `.less` is said of the worse choice. Reasons
# are told of others, too: nobody is called “you” in them.

reason-rather = On average slightly more: { $what }
    .less = On average slightly less: { $what }
reason-wins = Wins the game
    .less = Misses a win
reason-ends = Ends the game at the right time
    .less = Lets the game go on
reason-lasts = Keeps the game going
    .less = Ends the game too early
reason-lead = Holds the advantage more safely, though no single count shows it
    .less = Holds the advantage less safely, though no single count shows it
reason-outlook = Better as a whole, though no single count shows it
    .less = Worse as a whole, though no single count shows it
reason-alike = Hardly any difference
reason-alone = Nothing else is worth a look

grade-best = best
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder

review-title = Review: { $title }
review-player = player
review-accuracy = accuracy
review-lost = lost by choices
review-luck = luck
review-moments = The moments that mattered
review-no-moments = Nobody lost anything to speak of by a choice.
review-moment = After step { $step }: { $name }, { $grade } (−{ $loss } %)
review-chosen = Chosen: { $action }
review-better = Better: { $action }
review-why = Why: { $reasons }
review-line = It might have gone on: { $line }
review-line-of = { $name }: { $action }
review-summary = { $name } found the best choice in { $best } of { $decisions } decisions (accuracy { $accuracy }). { $faults ->
        [0] No mistakes.
        [one] One mistake.
       *[other] { $faults } mistakes.
    } { $fortune ->
        [good] Luck gave { $luck } % of the chance of winning.
        [bad] Luck took { $luck } % of the chance of winning.
       *[none] Luck decided nothing.
    }
    .you = You found the best choice in { $best } of { $decisions } decisions (accuracy { $accuracy }). { $faults ->
        [0] No mistakes.
        [one] One mistake.
       *[other] { $faults } mistakes.
    } { $fortune ->
        [good] Luck gave you { $luck } % of the chance of winning.
        [bad] Luck took { $luck } % of the chance of winning from you.
       *[none] Luck decided nothing.
    }
review-axis = chance of winning

puzzle-question = { $name } is to choose. What is best?
puzzle-rating = rating
