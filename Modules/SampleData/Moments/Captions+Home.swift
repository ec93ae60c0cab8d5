extension Captions {
    static let home = [
        "Meet Miso, eight weeks old and already the boss 🐶",
        "The cat has chosen the laundry basket. I shall wear something else",
        "Keys! To our own place! 🔑🏡",
        "Painted the hallway yellow. It is a lot of yellow",
        "Plant number 23. I do not have a problem 🪴",
        "New neighbourhood, new bakery to test",
        "Power cut, so we played cards by candlelight. Best evening this month",
        "Spring cleaning. Found my diary from 2009. Help",
        "Everybody is asleep and the house is finally mine 🌙",
        "Built the shelf without a single spare screw. I demand applause 👏🏽",
        "Rain on the roof window and a whole day without plans",
        "The kids made breakfast. The kitchen will recover",
        "Grandpa turned 90 today and danced longer than all of us 🎉",
        "My desk for the next three months. The view helps",
        "The orchid that I had given up on. Never give up",
        "He was supposed to guard the house 🐕",
        "Our flat, before and after. Four weekends, two arguments, one wall less",
        "Sofa, blanket, book. Do not call",
    ]
}
