extension Exchanges {
    static let recommendations: [Exchange<Phrase>] = [
        .other(
            "Is this the \(.noun) you told me about? \(.link)",
            "Yes, that one! I have had mine for a year and still love it",
            "Great, then I’m ordering it now 🙌🏽"),
        .me(
            "I need a second opinion on \(.link) before I do something silly",
            "Do you need another \(.noun)? No. Is it lovely? Yes 😄", "So that is a yes"),
        .other(
            "Look what I found \(.link)", "Oh no. I mean, oh yes! The \(.name)!",
            "I knew you would like it"),
        .me(
            "Be honest, would you like \(.link) for your birthday or something else?",
            "Honestly? The \(.noun) would make my year 💛"),
        .other(
            "Shall we all chip in for \(.link) as a farewell present for Dana?",
            "The \(.name)? She will be over the moon. Count me in",
            "Perfect, I’ll collect the money"),
        .me(
            "Do you still have your \(.noun)? I found a nice one at \(.link)",
            "Still have it, still use it. Go for it!"),
        .other(
            "My old \(.noun) has given up 😢",
            "There is a good one at \(.link) and it ships quickly",
            "You are a lifesaver!"),
        .other(
            "I keep opening \(.link) and closing the tab again",
            "Just get the \(.noun). You have wanted one since spring", "Fine. You convinced me 😂"),
        .me(
            "Which \(.noun) did you buy in the end?", "This one \(.link) and no complaints so far",
            "The \(.name)! Good taste 👌🏼"),
        .other(
            "Is \(.price) a fair price? I’m looking at \(.link)",
            "For the \(.name)? I’d say so, it will last for years"),
        .me(
            "Just leaving this here in case anybody asks about my wishes \(.link)",
            "The \(.noun)? Noted. Your secret is safe with me 🤫"),
        .other(
            "Saw this and thought of you \(.link)",
            "You know me too well. The \(.name) is exactly my thing", "I know 😌"),
        .me(
            "I ordered the \(.name) for my mum, what do you think? \(.link)",
            "She will love it, and then she will lend it to all her friends"),
    ]
}
